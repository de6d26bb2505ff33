const decimals = /^\d{0,40}\.?\d{0,40}(?:e[+-]?\d{1,3})?$/i;
/** Where the digits of a script begin: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as const;

const asciiDigit = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  const zero = zeros.find(from => code >= from && code < from + 10);
  return zero === undefined ? sign : String(code - zero);
};

/** What short numbers end in. Case counts: `M` is a million, `m` is a meter as well. */
const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  mn: 1e6,
  mln: 1e6,
  'mln.': 1e6,
  Mio: 1e6,
  'Mio.': 1e6,
  million: 1e6,
  millions: 1e6,
  bn: 1e9,
  Mrd: 1e9,
  'Mrd.': 1e9,
  mld: 1e9,
  'mld.': 1e9,
  Tsd: 1e3,
  'Tsd.': 1e3,
  'тыс.': 1e3,
  млн: 1e6,
  млрд: 1e9,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
};
/** They stand for a multiplier in some texts and for a unit in others, so that the number is not known. Behind a blank, single letters are units: `5 m`. */
const ambiguousAttached = new Set(['m', 'b', 'B', 'g', 'G', 't', 'T', 'MM', 'mm']);
const ambiguous = new Set(['K', 'mil', 'mil.', 'mill', 'mill.', 'billion', 'billions', 'trillion', 'trillions', 'tn', 'trn']);

/** The factor that a number's ending stands for: 1 for a unit, `null` where it is not known. */
function factorOf(ending: string): number | null {
  const [, blank = '', word = ''] = /^(\s{0,9})([^\s\p{Sc}]{0,12})(?:\s{0,9}\p{Sc})?$/u.exec(ending) ?? [];
  if (ambiguousAttached.has(word) && blank === '') return null;
  if (ambiguous.has(word) && (word !== 'K' || blank !== '')) return null;
  return Object.hasOwn(multipliers, word) ? multipliers[word]! : 1;
}

/** Accountants write negative numbers in brackets, and some programs with the sign behind: the amount alone. */
function withoutOuterMinus(text: string): string {
  const [, open, inside, close] = /^([^\d+.,()-]{0,4})\(([^()]{1,60})\)([^\d()]{0,12})$/.exec(text) ?? [];
  if (inside !== undefined) return `${open}${inside}${close}`;
  const [, before, behind = ''] = /^([^-]{1,60})-(\s?\p{Sc})?$/u.exec(text) ?? [];
  return before !== undefined ? `${before}${behind}` : text;
}

/** Through the text of the number: 1.1 * 1e6 has no error of floating point then. */
function multiply(plain: string, factor: number): number {
  if (factor === 1) return Number(plain);
  return /e/i.test(plain) ? Number(plain) * factor : Number(`${plain}e${Math.round(Math.log10(factor))}`);
}

/**
 * The number that a text says, as the language of its page writes it: `1,234.5`, `1.234,5`, `1 234,5`, `€ 12`, `45 %`, `-3`, `(500)`,
 * `500-`, `1.2k`, `3 Mio. €`. Null where it says none, or one of several. `decimal` is the sign before the decimals.
 */
export function readNumber(text: string, decimal: '.' | ','): number | null {
  const ascii = text.slice(0, 60).replace(/\p{Nd}/gu, asciiDigit).replace(/[\u2212\u2013\ufe63\uff0d]/g, '-').replace(/\u066b/g, '.').trim();
  const amount = withoutOuterMinus(ascii);
  const isTurned = amount !== ascii;
  const bare = amount.replace(/[\s\u00a0\u202f\u066c\u200e\u200f'’]/g, '');
  const written = /^([+-]?)(?:[^\d+.,()-]{0,4})([+-]?)([\d.,]+(?:e[+-]?\d{1,3})?)((?:[^\d.,][^\d]{0,11})?)$/i.exec(bare);
  if (!written) return null;
  const [, first, second, digits, ending] = written as unknown as [string, string, string, string, string];
  // A sign behind, or a fraction such as ½, is part of the number: 5½ is not 5.
  if (/^[-)\p{No}]/u.test(ending) || (isTurned && (first || second))) return null;
  const factor = factorOf(/\D{0,24}$/.exec(amount.replace(/[\u200e\u200f]/g, ''))![0]);
  if (factor === null) return null;
  const grouped = decimal === '.' ? /,(?=(?:\d\d,){0,8}\d{3}(?:\D|$))/g : /\.(?=(?:\d\d\.){0,8}\d{3}(?:\D|$))/g;
  const plain = digits.replace(grouped, '').replace(decimal, '.');
  if (!decimals.test(plain) || !/\d/.test(plain)) return null;
  const number = multiply(plain, factor);
  if (!Number.isFinite(number)) return null;
  return isTurned || first === '-' || second === '-' ? -number || 0 : number;
}
