import type { DocumentMembers } from '../text/parse-inert.js';

export type { DocumentMembers };

const views = new WeakMap<Document, DocumentMembers>();

/** A picture, form or frame of the page, or several of one name; `typeof` calls some of them functions. */
const isNamed = (value: unknown): boolean =>
  value instanceof Node || value instanceof HTMLCollection || (Object(value) === value && value === (value as { window?: unknown }).window);

/** What other scripts have put at a document itself, as consent tools do with `cookie`, counts; what a name in the markup puts there does not. */
function isOverridden(page: Document, name: PropertyKey): boolean {
  const own = Object.getOwnPropertyDescriptor(page, name);
  return own !== undefined && !isNamed(own.value);
}

/** Where a member is read: tests in Node are in for a page with an object that has no prototype of a document. */
function ownerOf(page: Document, name: PropertyKey): object {
  const isMember = typeof Document === 'function' && name in Document.prototype;
  return isMember && !isOverridden(page, name) ? Document.prototype : page;
}

/**
 * A document's own properties and methods, whatever the page's pictures, forms and frames are called: `<img name="cookie">` or
 * `<form name="querySelector">` hides the document's member of that name. Only to read and call: what takes a node is given
 * the document itself.
 */
export function membersOfDocument(page: Document): DocumentMembers {
  let view = views.get(page);
  if (!view) {
    views.set(page, view = new Proxy(page, {
      get: (target, name) => {
        const value: unknown = Reflect.get(ownerOf(target, name), name, target);
        return typeof value === 'function' ? value.bind(target) as unknown : value;
      },
      set: (target, name, value) => Reflect.set(ownerOf(target, name), name, value, target),
    }));
  }
  return view;
}

/** The page's document as `membersOfDocument` reads it, looked up with each use. A server has none: code that needs one throws there. */
export const pageDocument: DocumentMembers = new Proxy({} as DocumentMembers, {
  get: (_, name) => Reflect.get(membersOfDocument(document), name) as unknown,
  set: (_, name, value) => Reflect.set(membersOfDocument(document), name, value),
});

const ownerDocument = typeof Node === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument')!.get!;

/** The document of a node, as `membersOfDocument` reads it: also of a form with a field named `ownerDocument`, and of what a server draws into. */
export const getDocument = (node: Node): DocumentMembers => membersOfDocument((ownerDocument ? ownerDocument.call(node) : node.ownerDocument) as Document);

/** The document or shadow root that a node is in, as `membersOfDocument` reads it; of a node that is nowhere, what it is in. */
export function getRoot(node: Node): DocumentMembers | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof Document ? membersOfDocument(root) : root as ShadowRoot;
}
