import GeometryKernel
import SwiftUI
import TestHost

/// Each modifier and view that takes a length, with each length that makes no sense.
@MainActor
let badLengthViews: [BadView] = badLengths.flatMap { name, value in
    [
        BadView("frame of \(name) width and height") {
            VStack {
                Color.red.frame(width: value, height: value)
                After()
            }
        },
        BadView("frame with \(name) bounds") {
            VStack {
                Color.red.frame(
                    minWidth: value, idealWidth: value, maxWidth: value, minHeight: value,
                    idealHeight: value, maxHeight: value)
                After()
            }
        },
        BadView("\(name) padding") { After().padding(value) },
        BadView("\(name) insets") {
            After().padding(
                EdgeInsets(top: value, leading: value, bottom: value, trailing: value))
        },
        BadView("stacks with \(name) spacing") {
            VStack(spacing: value) {
                HStack(spacing: value) {
                    Color.red
                    Color.blue
                }
                After()
            }
        },
        BadView("spacer of \(name) least length") {
            VStack {
                Spacer(minLength: value)
                After()
            }
        },
        BadView("lazy stacks with \(name) spacing") {
            VStack {
                ScrollView {
                    LazyVStack(spacing: value) { ForEach(0..<50) { Text("row \($0)") } }
                }
                .frame(height: 100)
                .opacity(0)
                After()
            }
        },
        BadView("lazy rows of \(name) height") {
            VStack {
                ScrollView {
                    LazyVStack { ForEach(0..<50) { _ in Color.red.frame(height: value) } }
                }
                .frame(height: 100)
                After()
            }
        },
        BadView("scroll view of \(name) content") {
            VStack {
                ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: value, height: value)
                }
                .frame(height: 100)
                After()
            }
        },
        BadView("grid of \(name) columns") {
            VStack {
                ScrollView {
                    LazyVGrid(
                        columns: [
                            GridItem(.fixed(value), spacing: value),
                            GridItem(.flexible(minimum: value, maximum: value)),
                            GridItem(.adaptive(minimum: value, maximum: value), spacing: value),
                        ], spacing: value
                    ) {
                        ForEach(0..<30) { _ in Color.red.frame(height: 10) }
                    }
                }
                .frame(height: 100)
                After()
            }
        },
        BadView("\(name) margins of a scroll view") {
            VStack {
                ScrollView { Color.red.frame(height: 500) }
                    .contentMargins(value)
                    .frame(height: 100)
                After()
            }
        },
        BadView("aspect ratio \(name)") {
            VStack {
                Color.red.aspectRatio(value, contentMode: .fit)
                Color.red.aspectRatio(value, contentMode: .fill)
                After()
            }
        },
        BadView("layout priority and z index \(name)") {
            VStack {
                Color.red.layoutPriority(value).zIndex(value)
                After().layoutPriority(-value).zIndex(-value)
            }
        },
        BadView("font of \(name) size", texts: nil) {
            VStack {
                Text("before").font(.system(size: value))
                Image(systemName: "leaf").font(.system(size: value))
                After()
            }
        },
        BadView("\(name) distances in a text", texts: nil) {
            Text("after").kerning(value).baselineOffset(value).lineSpacing(value)
                .minimumScaleFactor(value)
        },
        BadView("offset and position \(name)") {
            VStack {
                Color.red.offset(x: value, y: value)
                After()
            }
        },
        BadView("scaled by \(name)") {
            VStack {
                Color.red.scaleEffect(value).scaleEffect(x: value, y: -value, anchor: .topLeading)
                After()
            }
        },
        BadView("turned by \(name) degrees") {
            VStack {
                Color.red.rotationEffect(.degrees(value))
                Color.red.rotation3DEffect(
                    .degrees(value), axis: (x: value, y: value, z: value), perspective: value)
                After()
            }
        },
        BadView("\(name) opacity", texts: nil) {
            VStack {
                Text("seen").opacity(value)
                After()
            }
        },
        BadView("\(name) shadows, blur and colours") {
            VStack {
                Color(red: value, green: value, blue: value, opacity: value)
                    .shadow(color: .black, radius: value, x: value, y: value)
                    .blur(radius: value).brightness(value).contrast(value).saturation(value)
                    .grayscale(value).hueRotation(.degrees(value))
                Color(hue: value, saturation: value, brightness: value)
                Color(white: value, opacity: value).mix(with: .red, by: value)
                After()
            }
        },
        BadView("corners of \(name) radius") {
            VStack {
                RoundedRectangle(cornerRadius: value).fill(.red)
                RoundedRectangle(cornerRadius: value).stroke(.red, lineWidth: value)
                Color.red.clipShape(.rect(cornerRadius: value)).cornerRadius(value)
                UnevenRoundedRectangle(topLeadingRadius: value, bottomTrailingRadius: value)
                After()
            }
        },
        BadView("gradients with \(name) numbers") {
            VStack {
                LinearGradient(
                    stops: [.init(color: .red, location: value), .init(color: .blue, location: 0)],
                    startPoint: UnitPoint(x: value, y: value), endPoint: .bottom)
                RadialGradient(
                    colors: [.red, .blue], center: UnitPoint(x: value, y: value),
                    startRadius: value, endRadius: value)
                AngularGradient(
                    colors: [.red, .blue], center: .center, startAngle: .degrees(value),
                    endAngle: .degrees(-value))
                EllipticalGradient(
                    colors: [.red], center: .center, startRadiusFraction: value,
                    endRadiusFraction: value)
                After()
            }
        },
        BadView("paths with \(name) numbers") {
            VStack {
                Path { path in
                    path.move(to: CGPoint(x: value, y: value))
                    path.addLine(to: CGPoint(x: value, y: 0))
                    path.addQuadCurve(
                        to: CGPoint(x: 0, y: value), control: CGPoint(x: value, y: 1))
                    path.addArc(
                        center: CGPoint(x: value, y: 1), radius: value, startAngle: .degrees(value),
                        endAngle: .degrees(-value), clockwise: true)
                    path.addRoundedRect(
                        in: CGRect(x: value, y: 0, width: value, height: value),
                        cornerSize: CGSize(width: value, height: value))
                }
                .trim(from: value, to: value)
                .stroke(
                    .red,
                    style: StrokeStyle(
                        lineWidth: value, miterLimit: value, dash: [value, value], dashPhase: value)
                )
                Circle().inset(by: value).trim(from: value, to: 1).scale(value)
                    .rotation(.degrees(value)).offset(x: value, y: value)
                After()
            }
        },
        BadView("masked and backed by \(name) sizes") {
            After()
                .background { Color.red.frame(width: value, height: value) }
                .overlay { Color.red.frame(width: value, height: value).opacity(0) }
                .mask { Rectangle().padding(-value) }
        },
    ]
}
