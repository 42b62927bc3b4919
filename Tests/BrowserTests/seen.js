// Which texts of a page are seen, and where: for the tests of contrast and of large text.
globalThis.seen = (() => {
  /// The boxes of an element's words; spaces may hang out of a line's end.
  const lines = (element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        boxes.push(...range.getClientRects());
      }
    }
    return boxes.filter((box) => box.width > 0.5 && box.height > 0.5);
  };

  const texts = () => [...document.querySelectorAll('#baraja .t')].filter((e) => e.textContent.trim() && lines(e).length);

  const paints = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  };

  /// Whether something of a text is in sight: not all of it covered by something painted.
  const visible = (text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    return lines(text).some((box) => [0.1, 0.5, 0.9].some((share) => {
      const stack = document.elementsFromPoint(box.left + box.width * share, box.top + box.height / 2)
        .filter((element) => element.checkVisibility({ opacityProperty: true }));
      const first = stack.find((element) => element === text || text.contains(element) || paints(element));
      return first && (first === text || text.contains(first));
    }));
  };

  /// Scrolls the page and all that scrolls in it back to the start.
  const rewind = () => {
    for (const scroller of document.querySelectorAll('.scroll')) scroller.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    scrollTo(0, 0);
  };

  /// Those in sight. What is inert is not hit, so that it would not be found: for the question it is not inert.
  const visibleTexts = () => {
    const inert = [...document.querySelectorAll('[inert]')];
    for (const element of inert) element.inert = false;
    const found = texts().filter(visible);
    for (const element of inert) element.inert = true;
    rewind();
    return found;
  };

  const box = ({ left, top, right, bottom }) => ({ x: left + scrollX, y: top + scrollY, right: right + scrollX, bottom: bottom + scrollY });

  return { lines: (text) => lines(text).map(box), box: (element) => box(element.getBoundingClientRect()), texts, visibleTexts, rewind };
})();
