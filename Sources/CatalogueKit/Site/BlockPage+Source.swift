import BlockMetadata

/// The block's code: the example of its doc comment, its demo, its whole file.
extension BlockPage {
    /// The block's one file as it lies in the site, for both languages.
    var filePath: String { Route(.block(block.name), .english).folder + block.name + ".swift" }

    var example: HTML {
        code(
            "example-code", Highlight.plain(block.example), title: block.title,
            buttons: copyButton(of: "example-code", label: .copyExample))
    }

    var demoCode: HTML {
        code(
            "demo-text", Highlight.lines(block.demo), title: "\(block.name)Demo",
            buttons: copyButton(of: "demo-text", label: .copyDemo), class: "numbered tall")
    }

    var source: HTML {
        let file = block.name + ".swift"
        let path = page.link(filePath)
        return code(
            "source-text", Highlight.lines(block.source), title: file,
            buttons: """
                <a href="\(path)" download>\(page.say(.download, file))</a>\
                \(copyButton(of: "source-text", path: path, label: .copySource))
                """,
            class: "numbered tall")
    }
}
