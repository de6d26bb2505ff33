import { getContent, isLineBreak, isElement, isEmptyParagraph } from './nodes.js';

/** The most words that are taken up: more than this is the page, not what was torn out of an element. */
const mostLetters = 3000;

/** The paragraph that an editor has put around an element's beginning alone; null where an element is whole. */
function tornParagraph(element: Element): Element | null {
  const paragraph = element.parentElement;
  if (paragraph?.localName !== 'p' || getContent(paragraph).length > 1) return null;
  const content = getContent(element);
  const isTorn = content.every(isLineBreak) || (isLineBreak(content[0]!) && !isLineBreak(content.at(-1)!));
  return isTorn ? paragraph : null;
}

/** One of our tags, or a plain element that stands for one. */
const isOurs = ({ localName, attributes }: Element): boolean =>
  /^(?:site|cookie)-/.test(localName) || [...attributes].some(({ name }) => /^data-(?:site|cookie)-/.test(name));

/** A paragraph in which one of our elements begins, as the last thing in it. */
const begins = (node: Node): boolean => {
  const last = isElement(node) && node.localName === 'p' ? getContent(node).at(-1) : undefined;
  return !!last && isElement(last) && isOurs(last) && !!tornParagraph(last);
};

/**
 * A paragraph cannot hold blocks: where an editor writes `<p><cookie-banner></p> … <p></cookie-banner></p>`, browsers
 * close the element immediately, and its content is beside it. Takes up what stands until the paragraph that the lost end
 * has left behind: an empty one, or one whose last line is empty. Says whether there was something to take up.
 */
export function reattachSplitContent(element: Element): boolean {
  const paragraph = tornParagraph(element);
  if (!paragraph) return false;
  const torn: Node[] = [];
  let depth = 1;
  let letters = 0;
  for (let next = paragraph.nextSibling; next; next = next.nextSibling) {
    torn.push(next);
    if (begins(next)) {
      depth += 1;
      continue;
    }
    letters += next.textContent!.length;
    if (letters > mostLetters || (isElement(next) && next.matches('h1, main, article, header, footer'))) return false;
    if (!isEmptyParagraph(next) && !(isElement(next) && next.localName === 'p' && isLineBreak(getContent(next).at(-1) ?? null))) continue;
    depth -= 1;
    if (depth > 0) continue;
    if (getContent(element).length === 0 && !torn.some(node => node.textContent!.trim() || (isElement(node) && node.childElementCount > 0))) return false;
    element.append(...torn);
    paragraph.replaceWith(element);
    return true;
  }
  return false;
}
