import { getDocument } from '../platform/page-document.js';
/** Attributes that stay data alone: styles that an editor lets pass as data, and what is read as data. */
const isPlain = /^data-(?:style|is|nonce|settings|block-json)$/;
/** A handler that an editor lets pass as data. A setting may begin like one: `onsale`. */
const isData = (name: string, element: Element): boolean => isPlain.test(name) || (name.startsWith('data-on') && name.slice('data-'.length) in element);
/**
 * Marks that our elements read as data, and settings that the specification names so (media-layout §3): they stay, and a setting
 * may be called like one.
 */
const isMark = new RegExp('^data-(?:site-|cookie-|pin-|(?:'
  + 'slide-id|slide-url|click-through-url|tags|type|src|image-dimensions|image-focal-point|shape-mask|shape-name|stretch|drop-shadow|track|search'
  + ')$)');

/** The purpose of an element. `auto` and `required` are values of its setting `consent`. */
const isPurpose = (name: string, value: string): boolean => name === 'data-consent' && !/^(?:auto|required)$/.test(value);

/** Our element in the place of a plain one that stands for it: `<div data-site-gallery data-design="grid">`. */
export function replaceDataElement(found: Element, tag: string): HTMLElement {
  const made = getDocument(found).createElement(tag);
  for (const { name, value } of found.attributes) {
    if (name === `data-${tag}`) continue;
    const isKept = isData(name, made) || isPurpose(name, value);
    if (isKept || isMark.test(name)) made.setAttribute(name, value);
    if (!isKept) made.setAttribute(name.replace(/^data-/, ''), value);
  }
  made.append(...found.childNodes);
  found.replaceWith(made);
  return made;
}
