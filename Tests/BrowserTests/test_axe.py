"""axe-core on the page of every block, in every environment of the contact sheet."""

from axe_playwright_python.sync_playwright import Axe

import environments
import harness

SITE = "blocks"


def problems(shown, block, axe):
    """What axe-core finds, but for the contrast of the colours that the system pairs."""
    for violation in axe.run(shown.page).response["violations"]:
        for node in violation["nodes"]:
            text = shown.run("(selector) => document.querySelector(selector).textContent", node["target"][0])
            if violation["id"] != "color-contrast" or (block, text) not in environments.SYSTEM_PAIRS:
                yield f"{violation['id']} {text!r} {node['html'][:90]}"


def test_every_environment(open):
    """axe-core finds nothing to complain about: every block, phone and desktop, light and dark, both directions, large text; the system's own colour pairs aside

    - Promise(screen-reader) *: axe-core finds no fault in the demo, in every environment it is
      tried in.
    - es: axe-core no encuentra fallos en la demo en ninguno de los entornos probados.
    """
    axe = Axe()
    found = []
    for block in harness.blocks():
        with open(block) as shown:
            for name, viewport, query in environments.every():
                shown.go(query, viewport)
                found += [f"{block} {name}: {problem}" for problem in problems(shown, block, axe)]
            assert shown.errors == []
    assert found == [], "\n".join(found)
