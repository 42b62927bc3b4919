// What assistive technology and the keyboard get of a layer.

const Role = { image: 3, header: 5 };
const Flag = { hidden: 1, element: 2, focusable: 4, disabled: 8, selected: 16, pressed: 32, modal: 64 };
const names = ['', 'group', 'button', 'img', '', 'heading', 'link', 'switch', 'slider', 'group', 'list', 'listitem'];
const focusables = 'button,[tabindex]';

/// Carries a node's semantics over to its element.
export function describe(node) {
  const { element, semantics } = node;
  const { flags, label, value, hint, level, actions } = semantics;
  const role = roleOf(node);
  const named = role !== '' && role !== 'heading';
  const words = role === 'slider' ? label : [label, value].filter(Boolean).join(', ');
  const isButton = element.localName === 'button';
  attribute(element, 'role', isButton && role === 'button' ? '' : role);
  attribute(element, 'aria-label', named ? words : '');
  speak(node, named ? '' : words);
  attribute(element, 'aria-description', hint);
  attribute(element, 'aria-level', role === 'heading' && String(level || 2));
  if (role === 'list') {
    element.count = level;
    for (const item of element.querySelectorAll('[role=listitem]')) item.setAttribute('aria-setsize', level);
  }
  const isItem = role === 'listitem';
  attribute(element, 'aria-posinset', isItem && String(level));
  attribute(element, 'aria-setsize', isItem && String(element.closest('[role=list]')?.count ?? ''));
  attribute(element, 'aria-checked', role === 'switch' && String(Boolean(flags & Flag.pressed)));
  attribute(element, 'aria-valuetext', role === 'slider' && value);
  attribute(element, 'aria-valuenow', role === 'slider' && String(parseFloat(value) || 0));
  attribute(element, isButton ? 'disabled' : 'aria-disabled', flags & Flag.disabled && 'true');
  const pressable = role === 'button';
  attribute(element, 'aria-pressed', pressable && flags & Flag.selected && 'true');
  attribute(element, 'aria-current', !pressable && flags & Flag.selected && 'true');
  attribute(element, 'aria-modal', flags & Flag.modal && 'true');
  attribute(element, 'tabindex', flags & Flag.focusable && !(flags & Flag.disabled) && !isButton && '0');
  offer(node, actions);
  expose(node);
  cover(node);
}

/// Children of one accessibility element are not exposed by themselves.
export function cover(node) {
  for (const kid of node.kids) expose(kid);
}

/// The element, or the first one inside, that takes the keyboard's focus; an action of that name is preferred.
export function firstFocusable(element, name) {
  const open = [element, ...element.querySelectorAll(focusables)].filter((one) => one.matches(focusables) && !one.closest('[inert]'));
  return open.find((one) => name && one.className === 'action' && one.textContent === name)
    ?? open.find((one) => one.className !== 'action') ?? open[0];
}

/// Knows who has the focus. The function it returns puts it back, or on what took the place of the element that went:
/// what stands behind it, what stands before it, or else what is around it. Ops that take elements away or move them call
/// `noteFocus` first; a frame in which things only move takes no note.
export function holdFocus(decoder) {
  const held = document.activeElement;
  decoder.focusAsked = false;
  decoder.noteFocus = () => {};
  if (!decoder.layer(held)) return decoder.noteFocus;
  const name = held.className === 'action' && held.textContent;
  let path;
  decoder.noteFocus = () => { path ??= pathAround(held, decoder.root); };
  return () => {
    if (decoder.focusAsked) return;
    const stays = held.isConnected && !held.closest('[inert]');
    if (stays && document.activeElement === held) return;
    decoder.noteFocus();
    for (const element of path) {
      const next = stays ? held : element.isConnected && firstFocusable(element, name);
      if (next) return next.focus({ preventScroll: true });
    }
  };
}

/// An element, its neighbours, what is around them, and so on up to the root.
function pathAround(held, root) {
  const path = [];
  for (let element = held; element !== root; element = element.parentElement) {
    const near = [...element.parentElement.children];
    const place = near.indexOf(element);
    path.push(element, ...near.slice(place + 1), ...near.slice(0, place).reverse());
  }
  return [...path, root];
}

function attribute(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/// A role whose children assistive technology skips cannot hold the buttons of its actions: then it is a group.
function roleOf({ element, semantics: { role, flags, actions, label } }) {
  if (flags & Flag.modal) return 'dialog';
  const holds = actions.length > 0 || flags & Flag.focusable;
  if (holds && (role === 0 || role === 4)) return 'group';
  if (actions.length && (role === Role.image || role === Role.header)) return 'group';
  if (role === Role.image && !label) return '';
  if (!role && element.localName === 'button') return 'button';
  return names[role];
}

function expose(node) {
  const { element, parent, semantics } = node;
  const hidden = semantics.flags & Flag.hidden;
  const covered = parent && parent.semantics.flags & Flag.element;
  attribute(element, 'aria-hidden', (hidden || covered) && 'true');
  element.inert = Boolean(hidden || (covered && (element.matches(focusables) || element.querySelector(focusables))));
}

/// An element without a role cannot carry a label: real text lies over it, unseen, where touch exploration finds it.
function speak(node, words) {
  if (node.words) {
    // A text layer's own words are its name; other words hide them.
    const differs = words !== '' && words !== node.words.data;
    if (differs && !node.drawn) {
      node.drawn = document.createElement('span');
      node.drawn.setAttribute('aria-hidden', 'true');
      node.words.replaceWith(node.drawn);
      node.drawn.append(node.words);
    } else if (!differs && node.drawn) {
      node.drawn.replaceWith(node.words);
      node.drawn = undefined;
    }
    if (!differs) words = '';
  }
  if (!words) {
    node.said?.remove();
    node.said = undefined;
    return;
  }
  if (!node.said) {
    node.said = document.createElement('span');
    node.said.className = 'said';
    node.element.prepend(node.said);
  }
  if (node.said.textContent !== words) node.said.textContent = words;
}

/// Named actions are real buttons, unseen until the keyboard reaches them.
function offer(node, actions) {
  const { element } = node;
  if (!actions.length) {
    node.actions?.remove();
    node.actions = undefined;
    return;
  }
  if (!node.actions) {
    node.actions = document.createElement('div');
    node.actions.className = 'actions';
  }
  const box = node.actions;
  box.layer = node.id;
  while (box.children.length > actions.length) box.lastChild.remove();
  actions.forEach(([index, name], place) => {
    const button = box.children[place] ?? box.appendChild(document.createElement('button'));
    button.type = 'button';
    button.className = 'action';
    button.layer = node.id;
    button.action = index;
    if (button.textContent !== name) button.textContent = name;
  });
  if (box.parentNode !== element) element.append(box);
}
