// What the ops have put on the page: a small stand-in for the browser's elements, which checks as it goes.
import { decode } from './ops.mjs';

const mask = 7;
const hidden = 1;
const focusable = 4;
const identity = [1, 0, 0, 1, 0, 0];

export class Screen {
  constructor() {
    this.layers = new Map([[1, { children: [], text: '' }]]);
  }

  run(words) {
    decode(words, ({ name, id, values }) => {
      if (name === 'create') {
        if (this.layers.has(id)) throw new Error(`layer ${id} was created twice`);
        this.layers.set(id, { children: [], text: '', affine: identity, opacity: 1, semantics: values[0] === mask ? { flags: hidden } : undefined });
        return;
      }
      const layer = this.layers.get(id);
      if (!layer) throw new Error(`${name} of layer ${id}, which is not there`);
      if (name === 'remove') this.remove(id);
      else if (name === 'order') layer.children = values[0];
      else if (name === 'text' || name === 'opacity') [layer[name]] = values;
      else if (name === 'semantics') {
        const [, flags, , label, , , actions] = values;
        layer.semantics = { flags, label, actions };
      } else layer[name] = values;
      if (name === 'affine') layer.matrix = undefined;
      for (const value of values) if (Number.isNaN(value)) throw new Error(`NaN in ${name} of layer ${id}`);
    });
  }

  /// An element that is removed leaves the element that shows it, without an `order` op.
  remove(id) {
    this.layers.delete(id);
    for (const { children } of this.layers.values()) {
      const index = children.indexOf(id);
      if (index >= 0) children.splice(index, 1);
    }
  }

  /// Layers from the back to the front, without those that are out of the accessibility tree.
  *exposed(id = 1) {
    const layer = this.layers.get(id);
    if (!layer) throw new Error(`the order names layer ${id}, which is not there`);
    if (layer.semantics?.flags & hidden) return;
    yield [id, layer];
    for (const child of layer.children) yield* this.exposed(child);
  }

  /// How many layers can be reached from the root.
  reachable(id = 1) {
    return this.layers.get(id).children.reduce((sum, child) => sum + this.reachable(child), 1);
  }

  focusable() {
    for (const [id, { semantics }] of this.exposed()) if (semantics?.flags & focusable) return id;
    throw new Error('nothing takes the focus');
  }

  /// The exposed layer with a label.
  named(label) {
    for (const [id, { semantics }] of this.exposed()) if (semantics?.label === label) return id;
    throw new Error(`nothing is called “${label}”`);
  }

  /// The middle of a layer of the root.
  middle(id) {
    const [x, y, width, height] = this.layers.get(id).frame;
    return [x + width / 2, y + height / 2];
  }

  /// The layer and index of the action with a name.
  action(name) {
    for (const [id, { semantics }] of this.exposed()) {
      const action = semantics?.actions.find((action) => action[1] === name);
      if (action) return [id, action[0]];
    }
    throw new Error(`nothing offers “${name}”`);
  }

  /// The labels a screen reader meets.
  labels() {
    return [...this.exposed()].map(([, { semantics }]) => semantics?.label).filter(Boolean);
  }

  /// The number in the label that begins with a word, such as `Liked 3`.
  count(word) {
    const label = this.labels().find((label) => label.startsWith(`${word} `));
    return Number(label?.slice(word.length));
  }

  /// The card on top, as its layer.
  card() {
    return this.layers.get(this.action('Swipe right')[0]);
  }
}
