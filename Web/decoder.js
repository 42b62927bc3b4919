// Ops to elements. The wire format is that of Sources/DisplayKernel/Ops: little-endian words, opcode | length << 8, layer id, payload.
import { clampLines, color, decoration, drawPaint, drawShadows, drawSymbol, growRoot, px, round } from './draw.js';
import { applyFont, readStyle } from './measure.js';
import { parts } from './parts.js';
import { cover, describe, firstFocusable, holdFocus } from './semantics.js';

const classes = ['l', 'l t', 'l', 'l', 'l', 'l scroll', 'l', 'l'];
const Kind = { text: 1, button: 4, scroll: 5, mask: 7 };
const touchActions = ['', 'none', 'pan-y', 'pan-x'];
const aligns = ['left', 'center', 'right'];

/// Keeps one element for each layer and carries out ops on them.
export class Decoder {
  /// `call(name, …)` calls the wasm; the ruler measures text.
  constructor(root, call, ruler) {
    this.ruler = ruler;
    this.nodes = new Map();
    this.add(1, root);
    this.root = root;
    this.call = call;
    this.symbols = {};
    this.busy = false;
    this.moving = new Set();
    this.shaded = new Set();
    this.commits = 0;
  }

  /// The id of the layer that an element belongs to; 0 outside of all.
  layer(element) {
    return element?.closest?.('.l')?.layer ?? 0;
  }

  /// Carries out `count` words of ops at `pointer`.
  run(buffer, pointer, count) {
    if (this.words?.buffer !== buffer) {
      this.words = new Uint32Array(buffer);
      this.floats = new Float32Array(buffer);
    }
    const keepFocus = this.isPlain(pointer >>> 2, count) ? undefined : holdFocus(this);
    this.busy = true;
    this.commits++;
    try {
      let position = pointer >>> 2;
      const end = position + count;
      while (position < end) {
        const head = this.words[position];
        this.at = position + 2;
        this.end = position + (head >>> 8);
        this.op(head & 255, this.words[position + 1]);
        position = this.end;
        if (head >>> 8 < 2 || this.at !== position) throw new Error(`op ${head & 255}: wrong length`);
      }
      for (const node of this.shaded) {
        drawShadows(node);
        if (node.parent?.shadows.length) drawShadows(node.parent);
      }
      this.shaded.clear();
      parts.moveScrollers?.();
      parts.drawMasks?.(this);
      keepFocus?.();
    } finally {
      this.busy = false;
    }
  }

  /// Whether a commit only moves and fades: then it cannot take the focus away.
  isPlain(start, count) {
    for (let at = start; at < start + count; at += this.words[at] >>> 8 || count) {
      const code = this.words[at] & 255;
      if (code < 4 || code > 7) return false;
    }
    return true;
  }

  op(code, id) {
    if (code === 1) return this.create(id);
    if (code === 2 || code === 3 || code === 14) this.noteFocus();
    const node = this.nodes.get(id);
    if (!node) throw new Error(`op ${code}: no layer ${id}`);
    operations[code](this, node);
  }

  u32() { return this.words[this.at++]; }
  i32() { return this.words[this.at++] | 0; }
  f32() { return this.floats[this.at++]; }

  many(count, read) {
    const list = [];
    for (let left = Math.min(count, this.words.length); left > 0; left -= 1) list.push(read());
    return list;
  }

  numbers(count) { return this.many(count, () => this.floats[this.at++]); }

  string() { return utf8.decode(this.bytes()); }

  bytes() {
    const length = this.u32();
    const start = this.at * 4;
    this.at += (length + 3) >>> 2;
    return new Uint8Array(this.words.buffer, start, length);
  }

  create(id) {
    const kind = this.i32();
    const element = document.createElement(kind === Kind.button ? 'button' : 'div');
    element.className = classes[kind];
    element.layer = id;
    if (kind === Kind.button) element.type = 'button';
    const node = this.add(id, element);
    if (kind === Kind.text) {
      element.dir = 'auto';
      element.append(node.words = document.createTextNode(''));
    }
    if (kind === Kind.scroll) parts.makeScroller(this, node);
    if (kind === Kind.mask) parts.makeMask(node);
  }

  add(id, element) {
    const node = { id, element, kids: [], frame: [0, 0, 0, 0], radii: [], shadows: [], semantics: { flags: 0 } };
    this.nodes.set(id, node);
    return node;
  }

  /// A layer that moves in commit after commit gets its own compositor layer until all has been at rest for a while.
  moved(node, css) {
    node.element.style.transform = css;
    node.moved = true;
    if (node.movedAt === this.commits - 1 && !this.moving.has(node)) {
      this.moving.add(node);
      node.element.style.willChange = 'transform';
    }
    node.movedAt = this.commits;
  }

  /// Nothing moves by itself. Between the steps of a drag nothing does either: compositor layers are kept for half a second.
  rest() {
    if (!this.moving.size || this.resting) return;
    const seen = this.commits;
    this.resting = setTimeout(() => {
      this.resting = 0;
      if (this.commits !== seen) return this.rest();
      for (const { element } of this.moving) element.style.willChange = '';
      this.moving.clear();
    }, 500);
  }
}

const utf8 = new TextDecoder();

const operations = {
  ...parts,
  // remove
  2(decoder, node) {
    const { parent, element } = node;
    if (parent) parent.kids = parent.kids.filter((kid) => kid !== node);
    node.actions?.remove();
    element.remove();
    decoder.moving.delete(node);
    decoder.shaded.delete(node);
    parts.removeScroller?.(node);
    parts.removeMask?.(node);
    decoder.nodes.delete(node.id);
  },
  // order
  3(decoder, node) {
    const kids = decoder.many(decoder.u32(), () => decoder.nodes.get(decoder.u32())).filter(Boolean);
    arrange(node, kids);
    if (node.shadows.length) decoder.shaded.add(node);
  },
  // frame
  4(decoder, node) {
    const [x, y, width, height] = decoder.numbers(4);
    if (node.id === 1) return growRoot(node.element, height);
    const css = node.element.style;
    const [, , oldWidth, oldHeight] = node.frame;
    node.frame = [x, y, width, height];
    css.left = px(x);
    css.top = px(y);
    if (width === oldWidth && height === oldHeight) return;
    decoder.shaded.add(node);
    css.width = `${Math.ceil(width * 64 - 0.01) / 64}px`;
    css.height = px(height);
    if (node.paint?.stops || node.path) drawPaint(node);
    if (node.style) clampLines(node, decoder.ruler);
  },
  // affine
  5(decoder, node) {
    decoder.moved(node, `matrix(${decoder.numbers(6).map(round)})`);
  },
  // matrix
  6(decoder, node) {
    // Perspective is told in thousandths: five decimals would make a wide view tremble.
    decoder.moved(node, `matrix3d(${decoder.numbers(16).map((value) => round(value * 1e3) / 1e3)})`);
  },
  // opacity
  7(decoder, node) {
    node.element.style.opacity = round(decoder.f32());
  },
  // clip
  8(decoder, node) {
    const clips = decoder.i32() !== 0;
    const radii = decoder.numbers(4);
    node.clip = clips ? radii : undefined;
    node.element.classList.toggle('clip', clips);
    decoder.shaded.add(node);
  },
  // paint
  9(decoder, node) {
    const kind = decoder.i32();
    node.paint = { kind };
    if (kind === 1 || kind === 5) node.paint.color = color(decoder.u32());
    if (kind === 5) node.paint.blur = decoder.f32();
    else if (kind > 1) {
      node.paint.numbers = decoder.numbers(4);
      node.paint.stops = decoder.many(decoder.i32(), () => [color(decoder.u32()), decoder.f32()]);
    }
    node.radii = decoder.numbers(4);
    drawPaint(node);
    decoder.shaded.add(node);
  },
  // shadow
  10(decoder, node) {
    node.shadows = decoder.many(decoder.i32(), () => [color(decoder.u32()), ...decoder.numbers(3)]);
    decoder.shaded.add(node);
  },
  // text
  11(decoder, node) {
    node.words.data = decoder.string();
    if (node.style?.truncation) clampLines(node, decoder.ruler);
  },
  // textStyle
  12(decoder, node) {
    const style = readStyle(new DataView(decoder.words.buffer, decoder.at * 4, 44));
    decoder.at += 11;
    const css = node.element.style;
    node.style = style;
    applyFont(css, style);
    css.color = color(style.color);
    css.textAlign = aligns[style.align];
    css.textDecoration = decoration(style);
    clampLines(node, decoder.ruler);
  },
  // symbol
  13(decoder, node) {
    const name = decoder.string();
    const [, weight] = decoder.numbers(2);
    node.element.style.color = color(decoder.u32());
    decoder.i32();
    drawSymbol(node, decoder.symbols[name], name, weight);
    if (node.paint?.stops) drawPaint(node);
  },
  // semantics
  14(decoder, node) {
    const [role, flags, level] = decoder.many(3, () => decoder.i32());
    const [label, value, hint] = decoder.many(3, () => decoder.string());
    const actions = decoder.many(decoder.i32(), () => [decoder.i32(), decoder.string()]);
    node.semantics = { role, flags, level, label, value, hint, actions };
    if (node.id !== 1) describe(node);
  },
  // focus
  15(decoder, node) {
    decoder.i32();
    decoder.focusAsked = true;
    const { element } = node;
    firstFocusable(element)?.focus({ preventScroll: true });
  },
  // input
  17(decoder, node) {
    const [touch, flags] = [decoder.i32(), decoder.i32()];
    node.element.style.touchAction = touchActions[touch];
    node.element.style.cursor = flags & 1 ? 'pointer' : '';
    node.element.classList.toggle('grab', touch !== 0 || flags !== 0);
    if (touch === 2) parts.listenWheel?.(node, decoder.call);
  },
};

/// Puts the children in order and moves as few elements as can be: those that stand in the longest run already in order stay.
function arrange(node, kids) {
  const { element } = node;
  const listed = new Set(kids);
  for (const kid of node.kids) {
    if (listed.has(kid)) continue;
    kid.element.remove();
    kid.parent = undefined;
  }
  const places = new Map(node.kids.map((kid, place) => [kid, place]));
  const staying = longestRun(kids.map((kid) => places.get(kid) ?? -1));
  let next = node.actions?.parentNode === element ? node.actions : null;
  for (let index = kids.length - 1; index >= 0; index--) {
    const kid = kids[index];
    if (!staying.has(index)) {
      const keeps = element.moveBefore && kid.element.isConnected && element.isConnected;
      element[keeps ? 'moveBefore' : 'insertBefore'](kid.element, next);
      if (kid.parent && kid.parent !== node) kid.parent.kids = kid.parent.kids.filter((other) => other !== kid);
      kid.parent = node;
    }
    next = kid.element;
  }
  node.kids = kids;
  cover(node);
}

/// The indices of a longest rising run of places; those below zero never belong to it.
function longestRun(places) {
  const lengths = [];
  const before = [];
  let last = -1;
  places.forEach((place, index) => {
    if (place < 0) return;
    let best = -1;
    for (let other = 0; other < index; other++) {
      if (places[other] >= 0 && places[other] < place && lengths[other] > (lengths[best] ?? 0)) best = other;
    }
    before[index] = best;
    lengths[index] = (lengths[best] ?? 0) + 1;
    if (lengths[index] > (lengths[last] ?? 0)) last = index;
  });
  const run = new Set();
  for (; last >= 0; last = before[last]) run.add(last);
  return run;
}
