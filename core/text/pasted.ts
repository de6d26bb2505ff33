/** Invisible characters without a meaning in names, numbers and addresses: zero-width characters, direction marks, soft hyphens, control characters. */
// eslint-disable-next-line no-control-regex -- they are searched for
const unseen = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\u034f|\u17b4|\u17b5/g;
/** A visible character. The Braille blank is a symbol in Unicode, but invisible. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]/u;
const otherBlank = /[\t\v\f\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Scripts whose spelling uses joiners and non-joiners between letters: Persian, Sinhala, Malayalam. */
const joined = [
  'Adlm',
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Khmr',
  'Knda',
  'Mlym',
  'Mong',
  'Mymr',
  'Nkoo',
  'Orya',
  'Rohg',
  'Sinh',
  'Syrc',
  'Taml',
  'Telu',
  'Thaa',
  'Tibt',
]
  .map(script => `\\p{Script=${script}}`)
  .join('');
/** A joiner: part of a word or an emoji, or pasted with the text by accident. */
// eslint-disable-next-line site/linear-patterns -- one character and its neighbors
const joiners = new RegExp(
  `((?<=[${joined}])[\\u200c\\u200d](?=[${joined}])|(?<=\\p{M})(?<=[${
    joined}])[\\u200c\\u200d]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic}))|[\\u200c\\u200d]`, 'gu',
);

/** Whether a text is invisible: only blanks, zero-width characters and direction marks. */
export const isInvisibleText = (text: string): boolean => !seen.test(text);

/** Cleans a pasted text: plain blanks, no invisible characters. Letters stay unchanged. */
export const cleanPastedText = (text: string): string => text.replace(unseen, '').replace(joiners, '$1').replace(otherBlank, ' ');

const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
const otherDigit = /(?![0-9])\p{Nd}/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ASCII digit for a digit of any script. Each script has its ten digits in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  let zero = code;
  while (code - zero < 100 && isDigit(zero - 1)) zero--;
  return String((code - zero) % 10);
}

const forms = /\P{No}+/gu;

/**
 * Replaces digits and signs of a pasted text by their ASCII forms: `٠٩٨` is 098, `－` and `–` are `-`. Superscripts and fractions stay:
 * `12²` is not 122.
 */
export const toAsciiText = (text: string): string =>
  text.replace(forms, part => part.normalize('NFKC')).replace(/[\p{Cf}\u034f\ufe00-\ufe0f]/gu, '').replace(hyphens, '-').replace(otherDigit, digitOf);
