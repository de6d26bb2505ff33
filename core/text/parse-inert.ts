import { warnOnce, shared } from '../registry/registry.js';

/** A document's properties and methods. The type is not a node: it cannot be passed where a node is expected. */
export type DocumentMembers = Omit<Document, 'nodeType' | 'ownerDocument'>;

interface HtmlPolicy { createHTML(html: string): string }
type View = Window & typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
  readonly Document: { parseHTML?(html: string, options: { sanitizer: object }): Document };
};

/**
 * The browser's own sanitiser, told to leave all but what it never leaves: no trusted type is requested. Null without one,
 * and for `<noscript>`, which Firefox reads there as if scripts ran: each browser is to say the same.
 */
export function parseNatively(html: string, page: DocumentMembers): Document | null {
  if (/<noscript/i.test(html)) return null;
  // A list of what goes makes everything else stay: what stays in the end is our own list's business alone.
  return (page.defaultView as View).Document.parseHTML?.(html, { sanitizer: { removeElements: ['script'] } }) ?? null;
}

/** Every browser's parser. On a page with trusted types it needs a policy, ours is named `site-elements`; throws where that is forbidden. */
export function parseByPolicy(html: string, page: DocumentMembers): Document {
  const { trustedTypes, DOMParser } = page.defaultView as View;
  // Made once: a page may allow each name a single time. The text only ever becomes this inert document, never a part of the page.
  const asIs: HtmlPolicy = { createHTML: text => text };
  const policy = shared('html-policy@1', null, () => trustedTypes?.createPolicy('site-elements', asIs) ?? asIs);
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** A document of its own in which nothing runs and nothing loads, to be read and thrown away. Null where the page forbids it. */
export function parseInert(html: string, page: DocumentMembers): Document | null {
  try {
    return parseNatively(html, page) ?? parseByPolicy(html, page);
  } catch {
    warnOnce('site-elements: this page\'s policy lets no markup be read; expected "trusted-types site-elements"; showing the markup as text.');
    return null;
  }
}

/** Reads a node as the browser knows it. */
export interface NodeReader {
  childNodes(node: Node): Iterable<Node>;
  nodeType(node: Node): number;
  textContent(node: Node): string;
  localName(node: Node): string;
  namespaceURI(node: Node): string | null;
  body(read: Document): HTMLElement | null;
}

/**
 * In a document that others wrote, `form.childNodes` may be an input of that name, and `document.body` a picture.
 * The getters of the prototypes return the real values. `view`: the window whose parser has read the document.
 */
export function nodeReader(view: Window & typeof globalThis): NodeReader {
  const getter = (from: object, name: string) => {
    const { get } = Object.getOwnPropertyDescriptor(from, name)!;
    return (node: Node) => get!.call(node);
  };
  const { Node, Element, Document } = view;
  return {
    childNodes: getter(Node.prototype, 'childNodes'),
    nodeType: getter(Node.prototype, 'nodeType'),
    textContent: getter(Node.prototype, 'textContent'),
    localName: getter(Element.prototype, 'localName'),
    namespaceURI: getter(Element.prototype, 'namespaceURI'),
    body: getter(Document.prototype, 'body'),
  };
}
