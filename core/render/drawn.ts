import { elementMarks, memoMark, portalMark, type AnyElement, type AnyPortal } from './react-internals.js';
import type { Props } from './attributes.js';
import { UnsupportedViewError } from './unsupported-view-error.js';
import type { Hook, HookOwner } from './hooks.js';

export const text = 'text of a view';
export const fragment = Symbol.for('react.fragment');

/** One thing that a view has returned, as it is on the page: text, an element, a component or a group. */
export interface RenderedNode {
  /** `text`, `fragment`, the name of an element, a component, or the node that a portal draws into. */
  readonly type: unknown;
  readonly key: string | null;
  readonly up: RenderedNode | null;
  /** What the view returned for it last: the same object again is drawn already. Undefined before it is drawn. */
  input: unknown;
  /** Its node, where it is text or an element. */
  node?: Text | Element;
  kids: (RenderedNode | null)[];
  component?: HookOwner;
  /** Its place among its siblings. */
  at: number;
  /** Whether its nodes are where they belong. */
  isPlaced: boolean;
}

/** All that React DOM needs to continue. */
export interface HandoverState {
  /** What the calls of hooks have kept, in the order in which React calls components: those within portals come last. */
  readonly hooks: readonly Hook[];
  /** The nodes that were drawn into each node; others may stand between them. */
  readonly children: ReadonlyMap<Node, readonly Node[]>;
  /** The nodes within each portal, in the order in which React makes them. */
  readonly portals: ReadonlyMap<Element, readonly Node[]>;
}

export const isElement = (input: unknown): input is AnyElement =>
  typeof input === 'object' && input !== null && elementMarks.has((input as AnyElement).$$typeof);
export const isPortal = (input: unknown): input is AnyPortal => typeof input === 'object' && input !== null && (input as AnyPortal).$$typeof === portalMark;
export const isEmptyNode = (input: unknown): boolean => input === null || input === undefined || typeof input === 'boolean' || input === '';
export const getKey = (input: unknown): string | null => (isElement(input) || isPortal(input) ? input.key : null);

export function getElementType(input: unknown): unknown {
  if (Array.isArray(input)) return fragment;
  if (isElement(input)) return input.type;
  if (isPortal(input)) return input.containerInfo;
  if (typeof input !== 'string' && typeof input !== 'number') throw new UnsupportedViewError('a value that is not an element');
  return text;
}

/** The function behind a component. */
export function getComponentFunction(type: unknown): (props: Props) => unknown {
  const found = (type as { $$typeof?: symbol }).$$typeof === memoMark ? (type as { type: unknown }).type : type;
  if (typeof found !== 'function' || (found.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent)
    throw new UnsupportedViewError('a component of another kind');
  return found as (props: Props) => unknown;
}

/** Whether a component says itself that it draws the same again. */
export function isUnchanged({ type }: RenderedNode, before: unknown, now: AnyElement): boolean {
  if ((type as { $$typeof?: symbol }).$$typeof !== memoMark || !before) return false;
  const { compare } = type as { compare?: ((a: Props, b: Props) => boolean) | null };
  const [a, b] = [(before as AnyElement).props, now.props];
  if (compare) return compare(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && Object.is(a[key], b[key]));
}

/** The nodes of what is in a portal are elsewhere. */
export function firstNode(drawn: RenderedNode): Node | null {
  if (drawn.node) return drawn.node;
  if (isElsewhere(drawn)) return null;
  for (const kid of drawn.kids) {
    const node = kid && firstNode(kid);
    if (node) return node;
  }
  return null;
}

export const isElsewhere = ({ type }: RenderedNode): boolean => type instanceof Element;

export function eachNode(drawn: RenderedNode, visit: (node: Node) => void): void {
  if (drawn.node) visit(drawn.node);
  else if (!isElsewhere(drawn)) for (const kid of drawn.kids) if (kid) eachNode(kid, visit);
}

/** The first node of those from an index on that are where they belong. */
export function findNextNode(kids: readonly (RenderedNode | null)[], index: number): Node | null {
  for (let at = index; at < kids.length; at++) {
    const node = kids[at]?.isPlaced && firstNode(kids[at]!);
    if (node) return node;
  }
  return null;
}

/** The node that follows what is drawn, within the same parent. */
export function nodeAfter(drawn: RenderedNode): Node | null {
  for (let at = drawn; at.up; at = at.up) {
    const node = findNextNode(at.up.kids, at.at + 1);
    if (node || at.up.node || isElsewhere(at.up)) return node;
  }
  return null;
}

export function getDepth(drawn: RenderedNode): number {
  let depth = 0;
  for (let at = drawn.up; at; at = at.up) depth++;
  return depth;
}

const listIn = (lists: Map<Element, Node[]>, key: Element): Node[] => lists.get(key) ?? (lists.set(key, []), lists.get(key)!);

/** Text that is all there is in an element: React has no node of its own for it. */
function isOnlyText({ type, up }: RenderedNode): boolean {
  const content = type === text && typeof up?.type === 'string' && (up.input as AnyElement).props.children;
  return typeof content === 'string' || typeof content === 'number';
}

/** What the quick renderer leaves to React DOM. */
export function getHandoverState(root: RenderedNode, container: Node): HandoverState {
  const hooks: Hook[] = [];
  const children = new Map<Node, Node[]>();
  const portals = new Map<Element, Node[]>();
  const later: RenderedNode[] = [];
  const collect = (drawn: RenderedNode, into: Node[], made: Node[] | null): void => {
    hooks.push(...drawn.component?.hooks ?? []);
    if (isElsewhere(drawn) && !made) return void later.push(drawn);
    const inside: Node[] = drawn.node instanceof Element ? [] : into;
    for (const kid of drawn.kids) if (kid) collect(kid, inside, isElsewhere(drawn) ? listIn(portals, drawn.type as Element) : made);
    if (!drawn.node) return;
    into.push(drawn.node);
    if (drawn.node instanceof Element) children.set(drawn.node, inside);
    if (made && !isOnlyText(drawn)) made.push(drawn.node);
  };
  const top: Node[] = [];
  collect(root, top, null);
  children.set(container, top);
  for (const portal of later) for (const kid of portal.kids) if (kid) collect(kid, [], listIn(portals, portal.type as Element));
  return { hooks, children, portals };
}
