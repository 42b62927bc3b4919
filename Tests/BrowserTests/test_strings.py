"""An author's page of strings: what a page leaves out of the standard library is not missed."""

SITE = "strings"


def test_strings(open):
    """Splitting, slicing, reversing, sorting, comparing and numbers in strings work in a release page"""
    with open() as shown:
        text = shown.run("document.getElementById('baraja').innerText").split("\n")
        wanted = [
            "Reykjavík/Ñandú",
            "Rey|dú",
            "údnaÑ kívajkyeR",
            "15 true true",
            "a-b-ç",
            "42 -7 1.5 true",
        ]
        assert [line for line in text if line in wanted] == wanted, text
