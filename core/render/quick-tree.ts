import { getRef, type AnyElement, type AnyPortal } from './react-internals.js';
import { getDocument, type DocumentMembers } from '../platform/page-document.js';
import { setProps } from './attributes.js';
import { UnsupportedViewError } from './unsupported-view-error.js';
import {
  getComponentFunction, getDepth, type RenderedNode, eachNode, firstNode,
  fragment, isElement, isElsewhere, isEmptyNode, isPortal, isUnchanged, type HandoverState, getHandoverState, getKey,
  nodeAfter, findNextNode, text, getElementType,
} from './drawn.js';
import { servedPortals } from './served-portals.js';
import { callWithHooks, endHooks, type DueEffect, type HookOwner } from './hooks.js';

const svg = 'http://www.w3.org/2000/svg';
const maxRounds = 50; // as React has it, of effects that change what they follow

/** Where nodes are drawn. Those of what is not attached are put into the page by who asked for it. */
interface Spot { readonly parent: Node; readonly isSvg: boolean; readonly isAttached: boolean; readonly before: Node | null }

/** The nodes that are on the page are not what the view draws. */
export class Mismatch extends Error {}

function setRef(ref: unknown, node: Element | null): void {
  if (typeof ref === 'function') (ref as (node: Element | null) => void)(node);
  else if (ref) (ref as { current: unknown }).current = node;
}

/**
 * Draws React elements and keeps them up to date, without React DOM: function components with hooks, memo, groups, keys, HTML
 * and SVG. Whatever else a view holds ends the tree with `UnsupportedViewError`. Nothing is deferred: a change of state or of a store is
 * drawn in a microtask, with its effects.
 */
export class QuickRoot {
  readonly #document: DocumentMembers;
  readonly #root: RenderedNode = { type: fragment, key: null, up: null, input: null, kids: [], at: 0, isPlaced: true };
  readonly #due = new Set<RenderedNode>();
  #effects: DueEffect[] = [];
  /** The next node to take over; undefined while nodes are made. */
  #claim: Node | null | undefined;
  #isServed = false;
  #isDrawing = false;
  #isOver = false;
  #isWhole = false;
  #next: { readonly content: unknown } | null = null;

  /** `onError` hears what a view or an effect throws; nothing is drawn from then on. */
  constructor(private readonly container: Element, private readonly onError: (error: unknown) => void) {
    this.#document = getDocument(container);
  }

  /** Draws immediately; in the middle of a drawing, at its end. */
  draw(content: unknown): void {
    this.#next = { content };
    if (!this.#isDrawing) this.#work();
  }

  /**
   * The first drawing takes over the nodes that are in the container, of a server or a first paint: it is drawn with stores as
   * they began. Throws `Mismatch`, with nothing changed, where they are others.
   */
  takeOver(content: unknown): void {
    this.#claim = this.container.firstChild;
    this.#isServed = true;
    this.#isDrawing = true;
    try {
      this.#drawKids(this.#root, content, this.#spot());
      this.#expectEnd();
    } catch (error) {
      this.#isOver = true;
      throw error;
    } finally {
      this.#claim = undefined;
      this.#isServed = this.#isDrawing = false;
    }
    this.#work();
  }

  /** Takes everything out of the page. */
  clear(): void {
    this.#isOver = true;
    for (const kid of this.#root.kids) if (kid) this.#remove(kid, true);
    this.#root.kids = [];
  }

  /**
   * Draws all once more, also what says that it is unchanged, and leaves it to React DOM, which takes attributes for what it would
   * draw now: what has changed and waits to be drawn would be lost.
   */
  handOver(content: unknown): HandoverState {
    this.#isWhole = true;
    this.draw(content);
    this.#isOver = true;
    return getHandoverState(this.#root, this.container);
  }

  #spot(): Spot { return { parent: this.container, isSvg: false, isAttached: true, before: null }; }

  #work(): void {
    if (this.#isOver || this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      for (let round = 0; this.#next || this.#due.size > 0 || this.#effects.length > 0; round++) {
        if (round > maxRounds) throw new UnsupportedViewError('effects that never come to rest');
        const next = this.#next;
        this.#next = null;
        if (next) this.#drawKids(this.#root, next.content, this.#spot());
        for (const drawn of [...this.#due].sort((a, b) => getDepth(a) - getDepth(b))) if (this.#due.has(drawn)) this.#drawAgain(drawn);
        this.#commit();
      }
    } catch (error) {
      this.#isOver = true;
      this.#abandon(this.#root);
      this.onError(error);
    } finally {
      this.#isDrawing = false;
    }
  }

  /** Effects in the order of React: what ends, then what begins; layout before the rest. */
  #commit(): void {
    const effects = this.#effects;
    this.#effects = [];
    for (const isLayout of [true, false]) {
      const due = effects.filter(effect => effect.isLayout === isLayout);
      for (const effect of due) effect.end();
      for (const effect of due) effect.run();
    }
  }

  #drawKids(up: RenderedNode, content: unknown, spot: Spot): void {
    const inputs: readonly unknown[] = Array.isArray(content) ? content : [content];
    const old = new Map<string | number, RenderedNode>();
    for (const kid of up.kids) {
      if (!kid) continue;
      const name = kid.key ?? kid.at;
      if (old.has(name)) this.#remove(old.get(name)!, true); // a key that is there twice
      old.set(name, kid);
    }
    let last = 0;
    const kids = inputs.map((input, at): RenderedNode | null => {
      if (isEmptyNode(input)) return null;
      const [type, key] = [getElementType(input), getKey(input)];
      const found = old.get(key ?? at);
      if (found?.type !== type) return { type, key, up, input: undefined, kids: [], at, isPlaced: false };
      old.delete(key ?? at);
      if (found!.at < last) found!.isPlaced = false;
      else last = found!.at;
      found!.at = at;
      return found!;
    });
    for (const kid of old.values()) this.#remove(kid, true);
    up.kids = kids;
    kids.forEach((kid, at) => {
      if (!kid) return;
      const isAttached = kid.isPlaced && spot.isAttached;
      this.#drawOne(kid, inputs[at], { ...spot, isAttached, before: isAttached ? findNextNode(kids, at + 1) ?? spot.before : null });
    });
    this.#place(kids, spot);
  }

  #place(kids: readonly (RenderedNode | null)[], { parent, isAttached, before }: Spot): void {
    const following: (Node | null)[] = [];
    for (let at = kids.length - 1, next = before; at >= 0; at--) {
      following[at] = next;
      if (kids[at]?.isPlaced) next = firstNode(kids[at]!) ?? next;
    }
    // From first to last: a select chooses the first option that is put into it.
    for (const [at, kid] of kids.entries()) {
      if (!kid) continue;
      const next = following[at] ?? null;
      if (!kid.isPlaced && isAttached && this.#claim === undefined) {
        eachNode(kid, node => parent.insertBefore(node, next?.parentNode === parent ? next : null));
      }
      kid.isPlaced = true;
    }
  }

  #drawOne(drawn: RenderedNode, input: unknown, spot: Spot): void {
    const before = drawn.input;
    if (before === input && !this.#isWhole) return;
    drawn.input = input;
    if (drawn.type === text) this.#drawText(drawn, `${input as string | number}`);
    else if (isPortal(input)) this.#drawPortal(drawn, input);
    else if (drawn.type === fragment) this.#drawKids(drawn, isElement(input) ? input.props.children : input, spot);
    else if (typeof drawn.type === 'string') this.#drawElement(drawn, before as AnyElement | undefined, input as AnyElement, spot);
    else if (this.#isWhole || this.#due.has(drawn) || !isUnchanged(drawn, before, input as AnyElement)) this.#drawComponent(drawn, spot);
  }

  #drawText(drawn: RenderedNode, words: string): void {
    if (drawn.node) (drawn.node as Text).data = words;
    else drawn.node = this.#claim === undefined ? this.#document.createTextNode(words) : this.#claimed(node => node instanceof Text && node.data === words);
  }

  /** Its nodes are made, also where those around it are taken over; but where a server has drawn what is in it. */
  #drawPortal(drawn: RenderedNode, { containerInfo, children }: AnyPortal): void {
    const claim = this.#claim;
    const spot = { parent: containerInfo, isSvg: false, isAttached: true, before: null };
    const isTaken = servedPortals.delete(containerInfo) && this.#takeOverPortal(drawn, children, spot);
    this.#claim = undefined;
    if (!isTaken) this.#drawKids(drawn, children, spot);
    this.#claim = claim;
  }

  /** False, with nothing left there, where a server has drawn something else. */
  #takeOverPortal(drawn: RenderedNode, content: unknown, spot: Spot & { readonly parent: Element }): boolean {
    const { length } = this.#effects;
    this.#claim = spot.parent.firstChild;
    try {
      this.#drawKids(drawn, content, spot);
      this.#expectEnd();
      return true;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      this.#effects.length = length;
      drawn.kids = [];
      spot.parent.replaceChildren();
      return false;
    }
  }

  #drawElement(drawn: RenderedNode, before: AnyElement | undefined, input: AnyElement, spot: Spot): void {
    const name = drawn.type as string;
    const isSvg = spot.isSvg || name === 'svg';
    const isClaimed = this.#claim !== undefined;
    const node = drawn.node as Element | undefined
      ?? (isClaimed ? this.#claimed(found => found instanceof Element && found.localName === name)
        : isSvg ? this.#document.createElementNS(svg, name) : this.#document.createElement(name));
    drawn.node = node;
    if (isClaimed) this.#claim = node.firstChild;
    this.#drawKids(drawn, input.props.children, { parent: node, isSvg: isSvg && name !== 'foreignObject', isAttached: true, before: null });
    if (isClaimed) {
      this.#expectEnd();
      this.#claim = node.nextSibling;
      this.#effects.push({ isLayout: true, end: () => setProps(node, null, input.props, { isSvg, isClaimed }), run() { /* set before any effect runs */ } });
    } else setProps(node, before?.props ?? null, input.props, { isSvg });
    const [old, ref] = [before && getRef(before), getRef(input)];
    if (old !== ref) this.#effects.push({ isLayout: true, end: () => setRef(old, null), run: () => setRef(ref, node) });
  }

  #drawComponent(drawn: RenderedNode, spot: Spot): void {
    const call = getComponentFunction(drawn.type);
    const component: HookOwner = drawn.component ??= { hooks: [], due: [], isServed: false, change: () => this.#change(drawn) };
    component.isServed = this.#isServed;
    this.#due.delete(drawn);
    const content = callWithHooks(component, () => call((drawn.input as AnyElement).props));
    const effects = component.due;
    this.#drawKids(drawn, content, spot);
    this.#effects.push(...effects); // after those of what it holds, as in React
  }

  #change(drawn: RenderedNode): void {
    if (this.#isOver) return;
    this.#due.add(drawn);
    if (!this.#isDrawing) queueMicrotask(() => this.#work());
  }

  #drawAgain(drawn: RenderedNode): void {
    let host = drawn.up;
    while (host && !host.node && !isElsewhere(host)) host = host.up;
    const parent = host ? host.node ?? host.type as Element : this.container;
    const isSvg = parent instanceof SVGElement && parent.localName !== 'foreignObject';
    this.#drawComponent(drawn, { parent, isSvg, isAttached: true, before: nodeAfter(drawn) });
  }

  #remove(drawn: RenderedNode, isDetached: boolean): void {
    this.#due.delete(drawn);
    if (drawn.component) endHooks(drawn.component.hooks);
    if (drawn.node instanceof Element) setRef(getRef(drawn.input as AnyElement), null);
    if (drawn.node && isDetached) drawn.node.remove();
    for (const kid of drawn.kids) if (kid) this.#remove(kid, isElsewhere(drawn) || (isDetached && !drawn.node));
  }

  /** Ends all effects, because React DOM starts over: it replaces the nodes in the container, and not those in portals. */
  #abandon(drawn: RenderedNode): void {
    try {
      endHooks(drawn.component?.hooks ?? []);
    } catch { /* the first error is reported */ }
    for (const kid of drawn.kids) {
      if (!kid) continue;
      this.#abandon(kid);
      if (isElsewhere(drawn)) eachNode(kid, node => (node as ChildNode).remove());
    }
  }

  /** The next node that is there, if it is what is to be drawn. Comments part texts that a server wrote. */
  #claimed<N extends Text | Element>(isIt: (node: Node) => boolean): N {
    while (this.#claim instanceof Comment) this.#claim = this.#claim.nextSibling;
    const node = this.#claim;
    if (!node || !isIt(node)) throw new Mismatch('other nodes than the view draws');
    this.#claim = node.nextSibling;
    return node as N;
  }

  #expectEnd(): void {
    while (this.#claim instanceof Comment) this.#claim = this.#claim.nextSibling;
    if (this.#claim) throw new Mismatch('more nodes than the view draws');
  }
}
