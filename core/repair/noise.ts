import { findSibling, isLineBreak, isElement, isEmptyParagraph } from './nodes.js';

const inline = 'a, abbr, b, bdi, bdo, cite, code, data, dfn, em, i, kbd, mark, q, s, samp, small, span, strong, sub, sup, time, u, var';
const media = 'img, picture, video, audio, iframe, svg, canvas';
/** Where every break and blank line is the author's. */
const literal = 'pre, textarea, template, svg';

/** Part of a line of words: a break between two of these is the author's. */
const isWords = (node: Node | null): boolean =>
  !!node && (!isElement(node) || isLineBreak(node) || (node.matches(inline) && !!node.textContent!.trim() && !node.querySelector(media)));

/**
 * Takes out what editors put into an element's markup with every new line: breaks between things that are no words,
 * empty paragraphs, and paragraphs around what goes into a slot.
 */
export function removeNoise(host: Element): void {
  for (const child of host.querySelectorAll<HTMLElement>('[data-slot]')) {
    if (!child.slot) child.slot = child.dataset.slot!;
    child.removeAttribute('data-slot');
    const wrapper = child.parentElement!;
    if (wrapper.localName === 'p' && wrapper.parentElement === host) wrapper.before(child);
  }
  for (const br of host.querySelectorAll('br')) {
    if (br.closest(literal)) continue;
    const [before, after] = [findSibling(br, 'previousSibling'), findSibling(br, 'nextSibling')];
    const isBetweenLinks = br.parentElement === host && [before, after].every(node => isElement(node) && !isLineBreak(node));
    if (!isWords(before) || !isWords(after) || isBetweenLinks) br.remove();
  }
  for (const paragraph of host.querySelectorAll('p')) if (isEmptyParagraph(paragraph)) paragraph.remove();
}
