/** Without a shape and without a meaning in a name, a number or an address: zero widths, direction marks, soft hyphens, control characters. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const unseen = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\u034f|\u17b4|\u17b5/g;
/** A character that a reader sees. Braille's blank is a letter to Unicode, and white to everybody. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]/u;
const otherBlank = /[\t\v\f\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Scripts whose letters are joined, or kept from it, by a character of their spelling: Persian, Sinhala, Malayalam. */
const joined = ['Adlm', 'Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong', 'Mymr', 'Nkoo', 'Orya', 'Rohg', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Thaa', 'Tibt']
  .map(script => `\\p{Script=${script}}`).join('');
/** A joiner that is part of a word or of an emoji, else one that came along with the text. */
// eslint-disable-next-line site/linear-patterns -- of one character each, and what stands beside it
const joiners = new RegExp(
  `((?<=[${joined}])[\\u200c\\u200d](?=[${joined}])|(?<=\\p{M})(?<=[${joined}])[\\u200c\\u200d]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic}))|[\\u200c\\u200d]`, 'gu',
);

/** Whether a reader sees nothing of a text: blanks, zero widths, direction marks. */
export const isUnseen = (text: string): boolean => !seen.test(text);

/** A pasted text with plain blanks and without what nobody sees. Its letters stay as they are. */
export const cleaned = (text: string): string => text.replace(unseen, '').replace(joiners, '$1').replace(otherBlank, ' ');

const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
const otherDigit = /(?![0-9])\p{Nd}/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit of whatever script as one of 0 to 9: each script has its ten in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  let zero = code;
  while (code - zero < 100 && isDigit(zero - 1)) zero--;
  return String((code - zero) % 10);
}

/** Digits and marks of a pasted text as a keyboard would have written them: `٠٩٨` is 098, `－` and `–` are `-`. */
export const asTyped = (text: string): string =>
  text.normalize('NFKC').replace(/[\p{Cf}\u034f\ufe00-\ufe0f]/gu, '').replace(hyphens, '-').replace(otherDigit, digitOf);
