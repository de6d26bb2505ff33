import { pageDocument } from '../../core/platform/page-document.js';
import { getWordRanges, type TextRange } from './word-ranges.js';

/** With their copies. Each is a layer of the browser's own while it moves: of many more, frames are lost. */
export const maxAnimatedWords = 400;

/** A word that is drawn separately, and where its middle is to the right of the line's own place. */
export interface RenderedWord { readonly element: HTMLElement; readonly middlePx: number }

/** Words of the author's, and each of their copies. */
export interface Line { readonly texts: readonly Text[]; readonly copies: readonly Element[] }

interface Place { readonly word: string; readonly box: DOMRect; readonly dir: 'ltr' | 'rtl'; readonly offsetsPx: readonly number[] }

/** Boxes of adjacent letters may be as far apart. */
const touchingPx = 1;

const middle = ({ left, width }: DOMRect): number => left + width / 2;

/** A range in texts that follow one another. */
function rangeIn(texts: readonly Text[], start: number, end: number): Range {
  const range = pageDocument.createRange();
  let before = 0;
  for (const text of texts) {
    const after = before + text.length;
    if (start >= before && start < after) range.setStart(text, start - before);
    if (end > before && end <= after) range.setEnd(text, end - before);
    before = after;
  }
  return range;
}

/** Round all that is seen of a range: where text turns its direction, WebKit adds boxes without a width elsewhere. */
function boxOf(range: Range): DOMRect {
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (boxes.length === 0) return range.getBoundingClientRect();
  const [left, top, right, bottom] = (['left', 'top', 'right', 'bottom'] as const)
    .map((side, at) => Math[at < 2 ? 'min' : 'max'](...boxes.map(box => box[side]))) as [number, number, number, number];
  return new DOMRect(left, top, right - left, bottom - top);
}

const boxIn = (texts: readonly Text[], start: number, end: number): DOMRect => boxOf(rangeIn(texts, start, end));

function boxOfWords(element: Element): DOMRect {
  const range = pageDocument.createRange();
  range.selectNodeContents(element);
  return boxOf(range);
}

/** Between words of another direction a sign at the end of a word may stand far from it: such a word is drawn in parts. */
function partsOf(texts: readonly Text[], { start, end }: TextRange, text: string): TextRange[] {
  if (rangeIn(texts, start, end).getClientRects().length < 2) return [{ start, end }];
  const parts: { start: number; end: number }[] = [];
  let before: DOMRect | undefined;
  let at = start;
  for (const letter of text.slice(start, end)) {
    const box = boxIn(texts, at, at + letter.length);
    if (before && Math.max(box.left, before.left) - Math.min(box.right, before.right) < touchingPx) parts.at(-1)!.end += letter.length;
    else parts.push({ start: at, end: at + letter.length });
    before = box;
    at += letter.length;
  }
  return parts;
}

/** Between other words a word may run another way than alone: which is clear from its ends. */
function directionOf(texts: readonly Text[], { start, end }: TextRange, word: string): 'ltr' | 'rtl' {
  const letters = [...word];
  const first = boxIn(texts, start, start + letters[0]!.length);
  return middle(boxIn(texts, end - letters.at(-1)!.length, end)) < middle(first) ? 'rtl' : 'ltr';
}

function placesIn({ texts, copies }: Line, language: string): Place[] {
  const text = texts.map(({ data }) => data).join('');
  const { left } = boxIn(texts, 0, text.length);
  const offsetsPx = [0, ...copies.map(copy => boxOfWords(copy).left - left)];
  return getWordRanges(text, language).flatMap(word => partsOf(texts, word, text)).map(part => {
    const word = text.slice(part.start, part.end);
    return { word, dir: directionOf(texts, part, word), box: boxIn(texts, part.start, part.end), offsetsPx };
  });
}

/**
 * Draws bare words one by one over where they are in their line, that each may move automatically: the author's own text stays
 * as it is, for reading, selection, search and translation. Null where there are too many.
 */
export function renderWords(layer: HTMLElement, lines: readonly Line[], language: string): RenderedWord[] | null {
  // Counted before anything is measured: positions in a text of thousands of words are slow to find.
  const counts = lines.map(({ texts, copies }) => getWordRanges(texts.map(({ data }) => data).join(''), language).length * (copies.length + 1));
  if (counts.reduce((sum, count) => sum + count, 0) > maxAnimatedWords) return null;
  const origin = layer.getBoundingClientRect();
  const places = lines.flatMap(line => placesIn(line, language));
  const drawn = places.map(place => ({ place, elements: place.offsetsPx.map(() => {
    const element = pageDocument.createElement('span');
    element.dir = place.dir;
    element.append(place.word);
    return element;
  }) }));
  layer.replaceChildren(...drawn.flatMap(({ elements }) => elements));
  // A word alone has other room around it than between its neighbours: all are measured before one is moved.
  const alone = drawn.map(({ elements: [element] }) => boxOfWords(element!));
  return drawn.flatMap(({ place: { box, offsetsPx }, elements }, at) => elements.map((element, round) => {
    element.style.setProperty('left', `${box.left - alone[at]!.left + offsetsPx[round]!}px`);
    element.style.setProperty('top', `${box.top - alone[at]!.top}px`);
    return { element, middlePx: middle(box) - origin.left + offsetsPx[round]! };
  }));
}

/** What is beside words that are not seen is painted as the page paints its text. */
export function copyTextPaint(root: HTMLElement, host: Element): void {
  const { color, webkitTextFillColor: fill, webkitTextStrokeColor: stroke, textShadow } = getComputedStyle(host);
  root.style.setProperty('--_fill', fill === color ? 'currentcolor' : fill);
  root.style.setProperty('--_stroke', stroke === color ? 'currentcolor' : stroke);
  root.style.setProperty('--_text-shadow', textShadow);
}
