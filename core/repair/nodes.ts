export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

/** White space, a comment, or the blank that editors put where nothing is. */
export const isBlank = (node: Node): boolean =>
  node.nodeType === 8 || (node.nodeType === 3 && !/[^\s\u00a0]/.test(node.textContent!));

export const isLineBreak = (node: Node | null): boolean => isElement(node) && node.localName === 'br';

/** The next node in a direction that is not blank; null at the end. */
export function findSibling(node: Node, direction: 'nextSibling' | 'previousSibling'): ChildNode | null {
  let next = node[direction];
  while (next && isBlank(next)) next = next[direction];
  return next;
}

/** The children of a node that say something. */
export const getContent = (node: Node): ChildNode[] => [...node.childNodes].filter(child => !isBlank(child));

/** A paragraph without a word, a picture or an attribute: what a parser makes of a `</p>` that closes nothing. */
export const isEmptyParagraph = (node: Node | null): boolean =>
  isElement(node) && node.localName === 'p' && node.attributes.length === 0 && getContent(node).every(isLineBreak);
