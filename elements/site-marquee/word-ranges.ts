import { wordSegments } from '../../core/text/intl.js';

/** Where a word is in a text. */
export interface TextRange { readonly start: number; readonly end: number }

/** White space at which a line may break; what holds two words together moves with them. */
const space = /^(?![\u00a0\u202f\ufeff])\s/;
/** Scripts that write no spaces between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const opening = /^[\p{Ps}\p{Pi}]/u;

/** The words of a text, each with the punctuation at it: what moves automatically along a wave. Joined letters stay together. */
export function getWordRanges(text: string, language: string): TextRange[] {
  const pieces = wordSegments(language, text)
    ?? [...text.matchAll(/\s+|\S+/g)].map(({ 0: segment, index }) => ({ segment, index }));
  const words: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | null = null;
  let before = '';
  const begins = (segment: string) => (unspaced.test(segment) && !opening.test(before)) || (opening.test(segment) && unspaced.test(before));
  for (const { segment, index } of pieces) {
    if (space.test(segment)) last = null;
    else if (last && !begins(segment)) last.end = index + segment.length;
    else words.push(last = { start: index, end: index + segment.length });
    before = segment;
  }
  return words;
}
