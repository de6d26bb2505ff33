/** What shows without a word: pictures, players, controls, lines. */
const shown = 'img, picture, svg, video, audio, canvas, iframe, object, embed, input, button, select, textarea, meter, progress, hr';
const neverShown = 'script, style, template, noscript, link, meta';
/** Blanks of every kind, and marks without a width, that editors leave in an empty paragraph. */
const blanks = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** The words of a node and its parts that show without words, in their order; empty for an empty paragraph of an editor's. */
function* piecesOf(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      const words = child.nodeValue!.replace(blanks, '');
      if (words) yield words;
    } else if (child instanceof Element && !child.matches(neverShown)) {
      const hasPicture = child.getAttribute('style')?.includes('url(');
      const isShown = hasPicture || child.matches(shown) || child.localName.includes('-');
      if (isShown) yield `<${child.localName} ${child.getAttribute('src') ?? child.getAttribute('name') ?? ''}>`;
      yield* piecesOf(child);
    }
  }
}

/** Whether an element has anything to show: words, a picture, a control, an element of the page's own. */
export const hasContent = (element: Element): boolean => !piecesOf(element).next().done;

/**
 * A short name of what an element holds, the same on every page and visit. Numbers do not count, so that a countdown and a
 * price keep it; neither do the `<font>` tags of a page translator. Empty for an element without content.
 */
export function contentName(element: Element): string {
  let [hash, isEmpty] = [0xcbf29ce484222325n, true]; // FNV-1a, 64 bits
  for (const piece of piecesOf(element)) {
    for (const letter of piece.replace(/\p{Nd}+/gu, '0')) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0)!)) * 0x100000001b3n);
    isEmpty = false;
  }
  return isEmpty ? '' : hash.toString(36);
}
