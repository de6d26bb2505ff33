import { expectText } from '../registry/expect-input.js';
import { readLink } from './read-link.js';

/** A stretch of text, linked where it has an address. */
export interface LinkedText { readonly text: string; readonly href?: string }

const longestWord = 2000;
const openings = /^[([{<"'“‘«„¿¡]+/u;
const endings = new Set('.,;:!?)]}>"\'”’»…');
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** How much of a word is its address: what ends a sentence or a bracket is not, unless the bracket is the address's own. */
function endOf(word: string): number {
  let end = word.length;
  while (end > 0) {
    const last = word[end - 1]!;
    const opening = brackets[last];
    if (!endings.has(last) || (opening && countOf(word.slice(0, end), opening) >= countOf(word.slice(0, end), last))) break;
    end -= 1;
  }
  return end;
}

function addressOf(word: string): string | null {
  const written = /^(?:https?|ftp):\/\//i.test(word) ? word : /^www\./i.test(word) ? `https://${word}` : /^[^@/:]+@[^@/:]+$/.test(word) ? `mailto:${word}` : '';
  const link = written ? readLink(written) : null;
  return link?.isProper ? link.href : null;
}

/**
 * Bare text as stretches with and without an address: `http://`, `https://`, `ftp://` and `www.` begin one, and an email is one.
 * Nothing of the text is lost: the parts joined are the same text again. Source: page-runtime-platform §5.
 */
export function linkText(text: string): readonly LinkedText[] {
  expectText('linkText', text);
  const pieces: LinkedText[] = [];
  const add = (said: string, href?: string) => {
    const last = pieces.at(-1);
    if (!said) return;
    if (last && last.href === undefined && href === undefined) pieces[pieces.length - 1] = { text: last.text + said };
    else pieces.push(href === undefined ? { text: said } : { text: said, href });
  };
  for (const word of text.split(/(\s)/)) {
    const start = word.length > longestWord ? 0 : openings.exec(word)?.[0].length ?? 0;
    const bare = word.length > longestWord ? '' : word.slice(start, start + endOf(word.slice(start)));
    const address = addressOf(bare);
    if (address === null) add(word);
    else {
      add(word.slice(0, start));
      add(bare, address);
      add(word.slice(start + bare.length));
    }
  }
  return pieces;
}
