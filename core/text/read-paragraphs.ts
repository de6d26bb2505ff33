import type { DocumentMembers } from './parse-inert.js';
import { sanitizeHtml } from './sanitize-html.js';

/** A stretch of text, linked when it has an address. */
export interface TextSegment { readonly text: string; readonly href?: string }

/** What is on lines of its own. Inside it, other elements are a run of words. */
const blocks = new Set([
  'p', 'div', 'br', 'hr', 'pre', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr',
]);
const cells = new Set(['td', 'th']);

/**
 * A text that may be HTML as its paragraphs of text and links, for a place that draws no more than these: each block, list
 * item and table row is a paragraph, so that no words run into each other. Paragraphs without text are left out.
 */
export function readParagraphs(source: string, page: DocumentMembers): readonly (readonly TextSegment[])[] {
  const paragraphs: TextSegment[][] = [[]];
  const read = (node: Node, href?: string): void => {
    for (const child of node.childNodes) {
      const name = child.nodeName.toLowerCase();
      if (child.nodeType === 3) add(child.textContent!.replace(/[ \t\n\r\f]+/g, ' '), href);
      else if (blocks.has(name)) {
        paragraphs.push([]);
        read(child, href);
        paragraphs.push([]);
      } else {
        const isNextCell = cells.has(name) && paragraphs.at(-1)!.length > 0;
        if (isNextCell) add(' ');
        read(child, name === 'a' ? (child as Element).getAttribute('href') ?? undefined : href);
      }
    }
  };
  const add = (text: string, href?: string): void => {
    const last = paragraphs.at(-1)!;
    const before = last.at(-1);
    const rest = !before || before.text.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (!rest) return;
    if (before && before.href === href) last[last.length - 1] = { ...before, text: before.text + rest };
    else last.push({ text: rest, ...href !== undefined && { href } });
  };
  read(sanitizeHtml(source, page));
  return paragraphs.map(pieces => pieces.map((piece, at) => (at === pieces.length - 1 ? { ...piece, text: piece.text.replace(/ $/, '') } : piece)))
    .filter(pieces => pieces.some(({ text }) => text.trim()));
}
