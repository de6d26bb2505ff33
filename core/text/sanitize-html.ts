import { safeUrl } from '../links/safe-url.js';
import { ownValue } from '../registry/own-value.js';
import { nodeReader, parseInert, type DocumentMembers } from './parse-inert.js';
import { allowedAttributes, allowedTags, removedTags } from './sanitizer-rules.js';

const html = 'http://www.w3.org/1999/xhtml';
/** Parsers stop nesting near here as well; deeper text is kept, without their elements. */
const maxDepth = 100;

/**
 * Nodes of a text that a server or a visitor wrote, to be put on a page: text, structure and links, and nothing that
 * runs, loads, posts or covers. New nodes are created for `page`; no text of the source ever becomes markup.
 * Where a page forbids reading markup, the source is shown as it is written.
 */
export function sanitizeHtml(source: string, page: DocumentMembers): DocumentFragment {
  const made = page.createDocumentFragment();
  const view = page.defaultView;
  const read = view && /[<&]/.test(source) ? parseInert(source, page) : null;
  if (!view || !read) {
    made.append(source);
    return made;
  }
  const { childNodes, nodeType, textContent, localName: nameOf, namespaceURI, body } = nodeReader(view);
  const from = body(read);
  if (from) copyChildren(from, made, 0);
  return made;

  function copyChildren(from: Node, to: Node, depth: number): void {
    for (const child of childNodes(from)) {
      const type = nodeType(child);
      if (type === 3) to.appendChild(page.createTextNode(textContent(child)));
      else if (type === 1) copyElement(child as Element, to, depth);
    }
  }

  function copyElement(element: Element, to: Node, depth: number): void {
    const localName = nameOf(element);
    if (namespaceURI(element) !== html || removedTags.has(localName)) return;
    if (depth >= maxDepth) return void to.appendChild(page.createTextNode(textContent(element)));
    if (!allowedTags.has(localName)) return copyChildren(element, to, depth + 1);
    const copy = page.createElement(localName);
    for (const { name, value } of element.attributes) {
      const rule = ownValue(allowedAttributes['*'], name) ?? ownValue(ownValue(allowedAttributes, localName), name);
      if (rule?.test(value)) copy.setAttribute(name, value);
    }
    if (localName === 'a') copyLink(element, copy);
    copyChildren(element, copy, depth + 1);
    to.appendChild(copy);
  }

  function copyLink(from: Element, to: Element): void {
    const address = safeUrl(from.getAttribute('href') ?? '');
    if (!address) return;
    to.setAttribute('href', address);
    to.setAttribute('rel', 'nofollow noopener');
    if (from.getAttribute('target') === '_blank') to.setAttribute('target', '_blank');
  }
}

/** The text of such a source alone, for places that take no elements: a button, a title, an attribute. */
export const sanitizeText = (source: string, page: DocumentMembers): string => sanitizeHtml(source, page).textContent.replace(/\s+/g, ' ').trim();
