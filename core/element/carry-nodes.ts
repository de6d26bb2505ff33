import { getDocument } from '../platform/page-document.js';
import type { HandoverState } from '../render/drawn.js';
import { withoutReactEvents, createNodesInOwnDocument } from './private-seams.js';
import { isReactForDevelopers } from '../render/react-internals.js';

/** Gives a node properties of its own, which hide those of its class until they are taken away again. */
function hide(node: Node, properties: PropertyDescriptorMap): () => void {
  for (const name in properties) Object.defineProperty(node, name, { ...properties[name], configurable: true });
  return () => { for (const name in properties) delete (node as unknown as Record<string, unknown>)[name]; };
}

/**
 * Shows React, which hydrates by `firstChild` and `nextSibling`, only the nodes that the view has drawn: controllers fill some of
 * them (slides of a lightbox, shapes of a chart), and extensions and translators put others in between. To React's build for
 * developers, which reports what others have set at a node, they have no attributes but those it asks for by name.
 */
export function withDrawnNodesOnly({ children }: HandoverState, hydrate: () => void): void {
  const restore: (() => void)[] = [];
  for (const [parent, nodes] of children) {
    restore.push(hide(parent, { firstChild: { value: nodes[0] ?? null }, ...isReactForDevelopers && { attributes: { value: [] } } }));
    nodes.forEach((node, at) => restore.push(hide(node, { nextSibling: { value: nodes[at + 1] ?? null } })));
  }
  try {
    hydrate();
  } finally {
    for (const one of restore) one();
  }
}

/** What React sets at a node that it makes, and what belongs to the visitor at one that is there. */
const visitors = ['value', 'checked', 'defaultValue', 'defaultChecked', 'selected', 'defaultSelected', 'muted'];

/** A node that is in its place keeps what it is and has: what React does to a node that it has just made does nothing. */
function keepAsItIs(node: Element): () => void {
  const stays = (child: Node) => child.parentNode === node;
  const properties: PropertyDescriptorMap = {
    appendChild: { value: (child: Node) => (stays(child) ? child : Element.prototype.appendChild.call(node, child)) },
    insertBefore: {
      value: (child: Node, before: Node | null) => (stays(child) ? child : Element.prototype.insertBefore.call(node, child, before)),
    },
    setAttribute: {
      value: (name: string, value: unknown) => {
        if (node.getAttribute(name) !== String(value)) Element.prototype.setAttribute.call(node, name, String(value));
      },
    },
  };
  for (const name of visitors) {
    if (name in node) properties[name] = { get: () => inherited(node, name), set() { /* as it is */ } };
  }
  return hide(node, properties);
}

function inherited(node: object, name: string): unknown {
  for (let proto = Object.getPrototypeOf(node) as object | null; proto; proto = Object.getPrototypeOf(proto) as object | null) {
    const found = Object.getOwnPropertyDescriptor(proto, name);
    if (found) return found.get?.call(node) as unknown;
  }
  return undefined;
}

/**
 * Has React draw portals, which it does not hydrate, with the nodes that are in them: it makes nodes by the document of the
 * portal's node, and is given those that are there, in its own order. Someone may be typing in them.
 */
export function withAdoptedPortals({ portals }: HandoverState, hydrate: () => void): void {
  const restore: (() => void)[] = [];
  for (const [container, made] of portals) {
    withoutReactEvents(container);
    let rest = [...made];
    const adopt = <N extends Node>(isIt: (node: Node) => boolean, make: () => N): N => {
      if (rest[0] && isIt(rest[0])) return rest.shift() as N;
      for (const node of rest) (node as ChildNode).remove(); // another tree than was drawn
      rest = [];
      return make();
    };
    const page = getDocument(container);
    const isNamed = (name: string) => (node: Node) => node instanceof Element && node.localName === name;
    const adopting = Object.create(page, {
      createElement: { value: (name: string) => adopt(isNamed(name), () => page.createElement(name)) },
      createElementNS: { value: (space: string, name: string) => adopt(isNamed(name), () => page.createElementNS(space, name)) },
      createTextNode: { value: (words: string) => adopt(node => node instanceof Text && node.data === words, () => page.createTextNode(words)) },
    }) as unknown;
    const nodes = [container, ...made.filter(node => node instanceof Element)].map(keepAsItIs);
    Object.defineProperty(container, 'ownerDocument', { value: adopting, configurable: true });
    restore.push(() => {
      createNodesInOwnDocument(container);
      for (const one of nodes) one();
      for (const node of rest) (node as ChildNode).remove();
    });
  }
  try {
    hydrate();
  } finally {
    for (const one of restore) one();
  }
}
