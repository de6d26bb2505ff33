import { nodeReader, parseByPolicy } from '../text/parse-inert.js';
import { pageDocument } from '../platform/page-document.js';
import { isExecutableAttribute, isExecutableTag } from './executable-rules.js';

const getView = (): Window & typeof globalThis => pageDocument.defaultView!;

/** Reads HTML into a document in which nothing runs and nothing loads. Nothing is left out. */
export const readHtml = (html: string): HTMLElement =>
  nodeReader(getView()).body(parseByPolicy(`<!doctype html><body>${html}`, pageDocument))!;

/**
 * Removes everything that runs code from some inert nodes, also inside templates. All else stays as it is. Members are those of the
 * prototypes: a form has its fields under their names.
 */
export function removeExecutables(root: ParentNode): void {
  const { getAttribute, getAttributeNames, remove, removeAttribute } = getView().Element.prototype;
  const { localName: nameOf } = nodeReader(getView());
  for (const element of root.querySelectorAll('*')) {
    const tag = nameOf(element);
    // Browsers with scripts read the content of `<noscript>` as text, which such an end would cut short.
    const isTorn = tag === 'noscript' && /<\/noscript/i.test(element.innerHTML);
    if (isTorn || isExecutableTag(tag, getAttribute.call(element, 'type'))) {
      remove.call(element);
      continue;
    }
    for (const name of getAttributeNames.call(element))
      if (isExecutableAttribute(name, getAttribute.call(element, name)!, name in element)) removeAttribute.call(element, name);
    if (tag === 'template') removeExecutables((element as HTMLTemplateElement).content);
  }
}

/** Markup that is read in another way each time, as attacks on sanitizers are, is left out after this number of readings. */
const maxReadings = 5;

/** HTML without anything that runs code, however often it is read and written again. */
export function cleanHtml(html: string): string {
  let before = html;
  for (let reading = 0; reading < maxReadings; reading++) {
    const body = readHtml(before);
    removeExecutables(body);
    const after = body.innerHTML;
    if (after === before) return after;
    before = after;
  }
  return '';
}

/** The first element in some HTML, in an inert document and without anything that runs code; null without one. */
export function readElement(html: string): Element | null {
  const body = readHtml(html);
  removeExecutables(body);
  return body.firstElementChild;
}

/**
 * Writes the attributes of one element to another: those that differ from what the other had before, so that all others and their order
 * stay.
 */
export function copyAttributes(from: Element, to: Element, before: Element = to): void {
  for (const { name } of [...before.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (before.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Whether two elements have the same attributes, in any order. */
export const haveSameAttributes = (one: Element, other: Element): boolean =>
  one.attributes.length === other.attributes.length && [...one.attributes].every(({ name, value }) => other.getAttribute(name) === value);

/** The settings block of an element; null without one. */
export const findSettingsBlock = (element: Element): Element | null => element.querySelector(':scope > script[type="application/json"]');
