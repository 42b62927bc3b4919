import Foundation
import Testing

@Test("a second command waits until the first has ended, and says so")
func waits() throws {
    let baraja = try Program()
    _ = try baraja.run("add", "Tarjeta")
    // A first command, as far as the second can see: it holds the lock.
    let folder = open(baraja.path(""), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(folder, LOCK_EX) == 0)
    let second = try baraja.start("add", "Pila")
    let said = String(
        decoding: second.errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(said.hasPrefix("note: waiting for another baraja command in "))
    #expect(second.process.isRunning)
    #expect(baraja["Blocks/Pila.swift"] == nil)
    close(folder)
    #expect(try baraja.finish(second).status == 0)
    #expect(baraja["Blocks/Pila.swift"] == Program.block("Pila"))
}

@Test("many commands at once lose nothing of each other's")
func many() throws {
    let baraja = try Program()
    let names = (1...8).map { "Carta\($0)" }
    for name in names {
        try baraja.publish(Program.block(name), to: "Cards/\(name).swift")
    }
    let running = try names.map { try baraja.start("add", $0) }
    for command in running { #expect(try baraja.finish(command).status == 0) }
    let status = try baraja.run("status").output
    #expect(
        status == names.map { "\($0)  1.0.0  up to date  Blocks/\($0).swift\n" }.joined())
}
