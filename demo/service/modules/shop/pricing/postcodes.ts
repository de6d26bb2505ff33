import { isPostalCode } from '../address/postal-code.js';

/** Without what people leave out: `m5v 2t6` and `M5V-2T6` are one code. */
export const barePostcode = (code: string): string => code.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** As many as one rule has. */
export const mostPostcodes = 300;

/**
 * Reads postal codes as an owner lists them, separated by commas or lines: `27498`, `M5*` for all that begin so, `10115-10999` for a range. Returns
 * patterns as they are stored, and the parts that cannot be read.
 */
export function readPostcodes(text: string, country: string): { readonly patterns: string[]; readonly wrong: string[] } {
  const patterns: string[] = [];
  const wrong: string[] = [];
  for (const part of text.split(/[,;\n]/).map(one => one.trim()).filter(Boolean)) {
    const pattern = toPattern(part, country);
    if (pattern === null) wrong.push(part);
    else patterns.push(pattern);
  }
  return { patterns: [...new Set(patterns)], wrong };
}

const isBare = (code: string): boolean => /^[A-Z0-9]{1,10}$/.test(code);

function toPattern(part: string, country: string): string | null {
  const start = /^(.*)\*$/.exec(part)?.[1];
  if (start !== undefined) return isBare(barePostcode(start)) ? `${barePostcode(start)}*` : null;
  // A dash inside of a code ends no range that has another sign between its ends.
  const between = [/\.\./, /\s\p{Pd}\s/u, /\p{Pd}/u].find(sign => sign.test(part));
  const ends = between ? part.split(between) : [part];
  // A code of its own may have a dash in the middle, such as `100-0001`.
  if (ends.length === 2 && !isPostalCode(country, part)) {
    const [from, to] = ends.map(barePostcode) as [string, string];
    return isBare(from) && isBare(to) && from.length === to.length && from <= to ? `${from}-${to}` : null;
  }
  return isBare(barePostcode(part)) ? barePostcode(part) : null;
}

/** Whether one of the patterns has this code. */
export function matchesPostcode(patterns: readonly string[], code: string): boolean {
  const bare = barePostcode(code);
  return patterns.some(pattern => {
    if (pattern.endsWith('*')) return bare.startsWith(pattern.slice(0, -1));
    const [from, to = from] = pattern.split('-') as [string, string?];
    // A range of shorter codes has all that begin with one of them: `M1A-M9Z` has `M5V2T6`.
    const head = from === to ? bare : bare.slice(0, from.length);
    return head.length === from.length && from <= head && head <= to;
  });
}
