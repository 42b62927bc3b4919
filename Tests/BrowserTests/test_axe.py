"""axe-core on the page of every block, in every environment of the contact sheet."""

from axe_playwright_python.sync_playwright import Axe

import environments
import harness

SITE = "blocks"


def test_every_environment(open):
    """axe-core finds nothing to complain about: every block, phone and desktop, light and dark, both directions, large text"""
    axe = Axe()
    found = []
    for block in harness.blocks():
        with open(block) as shown:
            for name, viewport, query in environments.every():
                shown.go(query, viewport)
                result = axe.run(shown.page)
                found += [f"{block} {name}: {v['id']} {[n['html'][:90] for n in v['nodes'][:3]]}" for v in result.response["violations"]]
            assert shown.errors == []
    assert found == [], "\n".join(found)
