import { maxQueryCharacters, type Matcher, findWords } from './words.js';

/** A part of a text: plain, or a matching word. Text only, without markup. */
export interface Segment { readonly text: string; readonly isMatch: boolean }

/** Letters of an excerpt. */
const excerptLetters = 180;
/** What of it stands before the first word that was found. */
const leadLetters = 50;
/** A text is read as far as this for its best place. */
const mostRead = 20_000;

/** A text in parts, with the matches separate. In a script without spaces between words, only the matching characters. */
export function highlight(text: string, matcher: Matcher): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const put = (to: number, isMatch: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const word of findWords(text)) {
    if (!matcher.matches(word)) continue;
    put(word.start, false);
    put(word.end, true);
  }
  put(text.length, false);
  return segments;
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);

/** The part of a text where most of what was asked for stands, cut between words. */
export function getExcerpt(text: string, matcher: Matcher, length = excerptLetters): string {
  if (text.length <= length) return text;
  const places = [...findWords(text.slice(0, mostRead))].filter(word => matcher.matches(word)).slice(0, maxQueryCharacters);
  let best = 0;
  let most = 0;
  places.forEach(({ start }, at) => {
    const near = new Set(places.slice(at, at + 40).filter(place => place.end - start <= length - leadLetters).map(({ term }) => term)).size;
    if (near > most) [best, most] = [start, near];
  });
  let start = Math.max(0, Math.min(best - leadLetters, text.length - length));
  // To the next word, where there are words: a script without blanks is cut where it is.
  if (start > 0) for (let at = start; at < Math.min(best, start + leadLetters); at++) if (isBlank(text[at])) { start = at + 1; break; }
  let end = Math.min(text.length, start + length);
  if (end < text.length) for (let at = end; at > end - leadLetters; at--) if (isBlank(text[at])) { end = at; break; }
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}
