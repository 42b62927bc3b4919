import Foundation
import FoundationNetworking
import Testing

@testable import CatalogueKit

private func server(port: Int = 0) throws -> PreviewServer {
    try PreviewServer(repository: try Repository.find(), port: port) {}
}

private func get(_ path: String, _ port: Int, host: String? = nil) async throws -> (Int, String) {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    var request = URLRequest(url: url)
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = try #require(response as? HTTPURLResponse).statusCode
    return (status, String(decoding: data, as: UTF8.self))
}

@Test("before the first build the page waits, with the client that will reload it")
func waits() async throws {
    let server = try server()
    defer { server.stop() }
    let (status, page) = try await get("/?scheme=dark", server.port)
    #expect(status == 200)
    #expect(page.contains("Building the page…"))
    #expect(page.contains(#"src="/.baraja/client.js?build=""#))
    #expect(try await get("/app.wasm", server.port).0 == 404)
    #expect(try await get("/.baraja/client.js", server.port).1.contains("EventSource"))
}

@Test(
    "a build's page gets the client, its files are served as they are, and its source stays private"
)
func serves() async throws {
    let folder = NSTemporaryDirectory() + "baraja-server-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "<head><title>A</title></head>".write(
        toFile: folder + "/index.html", atomically: true, encoding: .utf8)
    try "wasm".write(toFile: folder + "/app.wasm", atomically: true, encoding: .utf8)
    let server = try server()
    defer { server.stop() }
    try server.show(PreviewState(build: "7", folder: folder))
    var page = ""
    while !page.contains("<title>A") { page = try await get("/", server.port).1 }
    #expect(page.contains("client.js?build=7"))
    #expect(try await get("/app.wasm", server.port) == (200, "wasm"))
    #expect(try await get("/../../etc/passwd", server.port).0 == 404)
    #expect(try await get("/", server.port, host: "elsewhere.example:80").0 == 403)
}

@Test("a port that is taken is named, with one that is free")
func takenPort() throws {
    let first = try server()
    defer { first.stop() }
    #expect {
        try server(port: first.port)
    } throws: { error in
        let line = (error as? Failure)?.lines.first ?? ""
        return line.hasPrefix("error: port \(first.port) is in use; use --port ")
    }
}
