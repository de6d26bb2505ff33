/** What is seen of nobody: direction marks, zero widths, soft hyphens, which come along with pasted text. */
const unseen = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;
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
  text.normalize('NFKC').replace(unseen, '').replace(hyphens, '-').replace(otherDigit, digitOf);
