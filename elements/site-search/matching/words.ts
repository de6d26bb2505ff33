/** As much of a question as is read: nothing below has to be quick with more. */
export const maxQueryCharacters = 200;
/** This many words of a question are looked for. */
const mostWords = 24;

/** A question as it is asked: bounded before anything looks into it, its blanks made single. */
export const boundQuery = (given: string): string => given.slice(0, maxQueryCharacters).replace(/\s+/g, ' ').trim();

/** Letters without a decomposition. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/**
 * A word as it is compared: small letters without accents, points and vowel signs. Marks that make another letter (が, й of a syllable block)
 * are kept by their scripts.
 */
export const foldAccents = (word: string): string => word.toLowerCase().normalize('NFKD')
  .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670\u0640]/g, '').normalize('NFC').replace(/[ßæœøđðþłı]/g, letter => plainLetters[letter]!);

export interface TextWord {
  /** As it is compared. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Whether its script puts no spaces between words. */
  readonly isRun: boolean;
}

const letters = /[\p{L}\p{N}\p{M}]+/gu;
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** The words of a text, in their order; of a script without blanks the whole run counts as one. */
export function* findWords(text: string): Generator<TextWord> {
  const word = (start: number, end: number, isRun: boolean): TextWord => ({ term: foldAccents(text.slice(start, end)), start, end, isRun });
  for (const { 0: found, index } of text.matchAll(letters)) {
    let from = index;
    for (const { 0: run, index: at } of found.matchAll(runs)) {
      if (index + at > from) yield word(from, index + at, false);
      from = index + at + run.length;
      yield word(index + at, from, true);
    }
    if (from < index + found.length) yield word(from, index + found.length, false);
  }
}

/** The terms under which a word is looked up: a run without blanks by each pair of adjacent letters. */
export function getTerms({ term, isRun }: TextWord): string[] {
  const each = [...term];
  return isRun && each.length > 2 ? each.slice(1).map((letter, at) => each[at]! + letter) : [term];
}

/** The terms of a text, for an index or a question. */
export const tokenize = (text: string): string[] => [...findWords(text)].flatMap(getTerms).filter(Boolean);

/** Whether a word of a text is one of those that were looked for: it begins with one, or the index has found it by likeness. */
export interface Matcher { matches(word: TextWord): boolean }

/** `found`: terms of the text that an index took for those of the question, such as a word with another spelling. */
export function createMatcher(query: string, found: Iterable<string> = []): Matcher {
  const asked = [...findWords(query)].slice(0, mostWords);
  const exact = new Set(found);
  return {
    matches: word => (word.isRun
      ? asked.some(({ term, isRun }) => isRun && (word.term.includes(term) || getTerms(word).some(part => exact.has(part))))
      : exact.has(word.term) || asked.some(({ term, isRun }) => !isRun && (term.length > 1 ? word.term.startsWith(term) : word.term === term))),
  };
}
