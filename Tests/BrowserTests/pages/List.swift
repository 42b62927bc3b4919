import SwiftUI

/// A list of every kind of row.
struct ListPage: View {
    @State private var tasks = ListPageTask.all
    @State private var isOn = true
    @State private var pressed = 0

    var body: some View {
        List {
            Section {
                ForEach(tasks) { task in
                    Label(task.title, systemImage: task.symbol)
                        .swipeActions {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                withAnimation { tasks = tasks.filter { $0.id != task.id } }
                            }
                            Button("Pin", systemImage: "pin.fill") {
                                withAnimation {
                                    tasks = [task] + tasks.filter { $0.id != task.id }
                                }
                            }
                            .tint(.orange)
                        }
                }
            } header: {
                Text("Tasks")
            } footer: {
                Text("Swipe a task to delete or to pin it.")
            }
            Section("Settings") {
                Toggle("Reminders", isOn: $isOn)
                HStack {
                    Text("Pressed")
                    Spacer()
                    Text("\(pressed)").foregroundStyle(.secondary)
                }
                Button("Press me") { pressed += 1 }
                Button("Start over", role: .destructive) { tasks = ListPageTask.all }
            }
            Section {
                ForEach(0..<60) { number in
                    VStack(alignment: .leading) {
                        Text("Row \(number)").font(.headline)
                        Text("with two lines").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

private struct ListPageTask: Identifiable {
    let id: Int
    let title: String
    let symbol: String

    static let all = [
        Self(id: 1, title: "Water the plants", symbol: "leaf.fill"),
        Self(id: 2, title: "Call the dentist", symbol: "phone.fill"),
        Self(id: 3, title: "Renew the bike pass", symbol: "bicycle"),
    ]
}

#Preview("List") {
    ListPage()
}
