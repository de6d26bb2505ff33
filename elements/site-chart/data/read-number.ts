const decimals = /^\d{0,40}\.?\d{0,40}(?:e[+-]?\d{1,3})?$/i;
/** Where the digits of a script begin: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as const;

const asciiDigit = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  const zero = zeros.find(from => code >= from && code < from + 10);
  return zero === undefined ? sign : String(code - zero);
};

/**
 * The number that a text says, as the language of its page writes it: `1,234.5`, `1.234,5`, `1 234,5`, `€ 12`, `45 %`, `-3`.
 * Null where it says none. `decimal` is the sign before the decimals.
 */
export function readNumber(text: string, decimal: '.' | ','): number | null {
  const ascii = text.slice(0, 60).replace(/\p{Nd}/gu, asciiDigit).replace(/[\u2212\u2013\ufe63\uff0d]/g, '-').replace(/\u066b/g, '.');
  const bare = ascii.replace(/[\s\u00a0\u202f\u066c\u200e\u200f'’]/g, '');
  const written = /^([+-]?)(?:[^\d+.,-]{0,4})([+-]?)([\d.,]+(?:e[+-]?\d{1,3})?)(?:[^\d.,][^\d]{0,11})?$/i.exec(bare);
  if (!written) return null;
  const [, before, after, digits] = written as unknown as [string, string, string, string];
  const grouped = decimal === '.' ? /,(?=(?:\d\d,){0,8}\d{3}(?:\D|$))/g : /\.(?=(?:\d\d\.){0,8}\d{3}(?:\D|$))/g;
  const plain = digits.replace(grouped, '').replace(decimal, '.');
  if (!decimals.test(plain) || !/\d/.test(plain)) return null;
  const number = Number(plain);
  if (!Number.isFinite(number)) return null;
  return before === '-' || after === '-' ? -number || 0 : number;
}
