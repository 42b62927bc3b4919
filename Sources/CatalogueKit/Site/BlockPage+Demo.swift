import BlockMetadata

/// The live demo in a telephone, with the switches of its environment and the block's own knobs.
extension BlockPage {
    private var knobs: [Knob] { page.facts.knobs[block.name] ?? [] }

    /// The demo that the frame shows; the one with knobs where the block has some.
    private var frame: String {
        page.link(Live.folder(block.name) + (knobs.isEmpty ? "" : Live.knobs))
    }

    var demo: HTML {
        """
        <section class="demo" aria-labelledby="demo-title">
        <h2 id="demo-title" class="unseen">\(page.say(.demo))</h2>
        <div class="phone" id="phone" data-live="\(frame)" \
        data-title="\(page.say(.demoTitle, block.title))">
        <div class="screen">
        <a href="\(page.link(Live.folder(block.name)))" tabindex="-1" aria-hidden="true">\
        \(Picture.markup(block, in: page, alt: "", isLazy: false))</a>
        </div>
        </div>
        <div class="under">
        <a id="full-screen" href="\(page.link(Live.folder(block.name)))">\(page.say(.fullScreen))</a>
        <button type="button" id="restart" class="quiet live">\(page.say(.restart))</button>
        </div>
        <form class="panel live" id="panel" autocomplete="off">
        \(environment)
        \(own)
        </form>
        </section>
        """
    }

    private var environment: HTML {
        """
        <fieldset>
        <legend>\(page.say(.settings))</legend>
        \(toggle("scheme", .dark, on: "dark", off: "light"))\
        \(toggle("motion", .reduceMotion, on: "reduce", off: "full"))\
        \(toggle("direction", .rightToLeft, on: "rtl", off: "ltr"))\
        \(toggle("contrast", .contrast, on: "more", off: "standard"))\
        <div class="slider"><label for="text">\(page.say(.textSize))</label>\
        <input type="range" id="text" data-query="text" min="0" max="11" step="1" value="3">\
        <output for="text">large</output></div>
        </fieldset>
        """
    }

    private func toggle(_ query: String, _ name: Message, on: String, off: String) -> HTML {
        """
        <label class="switch"><span>\(page.say(name))</span>\
        <input type="checkbox" role="switch" data-query="\(query)" data-on="\(on)" data-off="\(off)">\
        </label>

        """
    }

    private var own: HTML {
        guard !knobs.isEmpty else { return .none }
        return """
            <fieldset>
            <legend>\(page.say(.knobs))</legend>
            \(knobs.markup(control))</fieldset>
            """
    }

    private func control(_ knob: Knob) -> HTML {
        switch knob.kind {
        case .flag(let isOn):
            return """
                <label class="switch"><code>\(knob.name)</code>\
                <input type="checkbox" role="switch" data-query="knob.\(knob.name)" data-on="true" \
                data-off="false"\(isOn ? " checked" : .none)></label>

                """
        case .number:
            let range = knob.range
            return """
                <div class="slider"><label for="knob-\(knob.name)"><code>\(knob.name)</code></label>\
                <input type="range" id="knob-\(knob.name)" data-query="knob.\(knob.name)" \
                min="\(number(range.low))" max="\(number(range.high))" \
                step="\(number(range.step))" value="\(knob.literal)">\
                <output for="knob-\(knob.name)">\(knob.literal)</output></div>

                """
        }
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}

/// Where the demos lie in the site.
package enum Live {
    /// The page of a block's own file, from the site's root.
    package static func folder(_ name: String) -> String { "live/\(name)/" }
    /// Below it, the page whose demo takes knobs.
    package static let knobs = "knobs/"
}
