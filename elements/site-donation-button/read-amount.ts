/** Digits of other scripts, by the code of their zero. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

function plainDigits(text: string): string {
  return [...text].map(character => {
    const code = character.codePointAt(0)!;
    const zero = zeros.find(each => code >= each && code < each + 10);
    return zero === undefined ? character : String(code - zero);
  }).join('').replaceAll('\u066b', '.').replaceAll('\u066c', ',');
}

/**
 * The minor units of an amount as a visitor writes it: "12", "12,50 €", "1.000". The last mark with one or two digits behind
 * it ends the whole units; marks between groups of three say nothing. Null for what is no amount.
 */
export function readAmount(text: string, digits: number): number | null {
  const written = plainDigits(text).replace(/[\s\u00a0\u202f'’]/g, '').replace(/^\p{Sc}|\p{Sc}$|^[A-Za-z]{3}|[A-Za-z]{3}$/u, '');
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(written);
  if (!match || (match[2] && match[2] === match[3])) return null;
  const [, whole, , , part = ''] = match as unknown as [string, string, string?, string?, string?];
  if (part && digits === 0 && Number(part) !== 0) return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 10 ** digits + (digits === 0 ? 0 : Number(part.padEnd(2, '0')));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** An amount as services read it: whole units, and two digits after a point. */
export const plainAmount = (cents: number, digits: number): string => (cents / 10 ** digits).toFixed(digits);
