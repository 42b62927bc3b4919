import SwiftUI

/// Type and colours of many kinds, for the browser tests.
struct TypePage: View {
    private let story =
        "A text of several lines that is cut in the middle of its last line "
        + "because there is no more room for all of it, not by far, as it goes on and on"
    @ScaledMetric(relativeTo: .title) private var side = 40.0

    var body: some View {
        VStack(alignment: .leading) {
            texts
            colours
        }
        .padding()
    }

    @ViewBuilder private var texts: some View {
        Group {
            Text("A long single line that is cut in its middle here")
                .lineLimit(1).truncationMode(.middle)
            Text("A long single line that is cut at its head over here").lineLimit(1)
                .truncationMode(.head)
            Text(story).lineLimit(2).truncationMode(.middle)
            HStack {
                Text("Rounded").fontDesign(.rounded)
                Text("Serif").fontDesign(.serif)
                Text("Mono").monospaced()
                Text("Italic").italic()
            }
            HStack {
                Text("Under").underline()
                Text("dots").underline(pattern: .dot, color: .red)
                Text("strike").strikethrough()
                Text("caps").textCase(.uppercase)
                Text("Small Caps").font(.body.smallCaps())
            }
            Text("Lines with room between them, so that they are further apart than usual")
                .lineSpacing(8).background(.yellow.opacity(0.3))
            Text("Does not fit in one line at this size at all").font(.title).lineLimit(1)
                .minimumScaleFactor(0.4).background(.mint.opacity(0.3))
            HStack(alignment: .firstTextBaseline) {
                Text("base")
                Text("up").baselineOffset(6)
                Text("down").baselineOffset(-6)
            }.background(.gray.opacity(0.2))
        }
    }

    @ViewBuilder private var colours: some View {
        Group {
            Text("Gradient text").font(.largeTitle).bold().foregroundStyle(
                .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
            HStack {
                Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(
                    .linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
                Rectangle().fill(
                    RadialGradient(
                        colors: [.red, .blue], center: .center, startRadius: 0, endRadius: side / 2)
                ).frame(width: side, height: side)
                Rectangle().fill(.conicGradient(colors: [.red, .blue, .red], center: .center))
                    .frame(width: side, height: side)
                Rectangle().fill(.ellipticalGradient(colors: [.red, .blue])).frame(
                    width: side * 2, height: side)
                Circle().fill(.blue.gradient).frame(width: side, height: side)
                Circle().fill(Color.red.mix(with: .blue, by: 0.5)).frame(width: side, height: side)
            }
            HStack {
                Circle().fill(Color.blue.secondary)
                Circle().fill(.blue.tertiary)
                Circle().fill(.fill)
                Circle().fill(.fill.secondary)
                Circle().fill(Color(hue: 0.3, saturation: 0.8, brightness: 0.7))
                Circle().fill(Color(.systemGray4))
            }.frame(height: 30)
            Text("Material").padding().background(.thinMaterial, in: .rect(cornerRadius: 10))
                .background(
                    .linearGradient(
                        colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            VStack {
                Text("one")
                Text("two").foregroundStyle(.secondary)
                Text("three").foregroundStyle(.tertiary)
            }.foregroundStyle(.red, .green, .blue)
            Text("مرحبا بالعالم هذا نص طويل جدا لا يتسع له السطر الواحد").lineLimit(1)
        }
    }
}

#Preview { TypePage() }
