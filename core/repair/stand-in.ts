/** Attributes that stay data alone: handlers and styles that an editor lets pass as data, and what is read as data. */
const isData = /^data-(?:on(?!-)|style$|is$|nonce$|settings$|block-json$)/;
/** Marks that our elements read as data; a setting may begin like one. */
const isMark = /^data-(?:site-|cookie-|pin-|(?:slide-id|slide-url|click-through-url|tags)$)/;

/** Our element in the place of a plain one that stands for it: `<div data-site-gallery data-design="grid">`. */
export function replaceStandIn(found: Element, tag: string): HTMLElement {
  const made = found.ownerDocument.createElement(tag);
  for (const { name, value } of found.attributes) {
    if (name === `data-${tag}`) continue;
    if (isData.test(name) || isMark.test(name)) made.setAttribute(name, value);
    if (!isData.test(name)) made.setAttribute(name.replace(/^data-/, ''), value);
  }
  made.append(...found.childNodes);
  found.replaceWith(made);
  return made;
}
