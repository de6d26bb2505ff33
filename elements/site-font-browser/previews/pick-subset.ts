/** Scripts whose letters are in a file of their own. */
const scripts: readonly (readonly [subset: string, letters: RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u], ['greek', /\p{Script=Greek}/u], ['hebrew', /\p{Script=Hebrew}/u], ['devanagari', /\p{Script=Devanagari}/u],
  ['vietnamese', /[ăđơưạ-ỹ]/iu], ['latin-ext', /[Ā-ſƀ-ɏ]/u],
];

/** The script of the file that shows a text best, of those that a font has. */
export const pickSubset = (text: string, subsets: readonly string[]): string =>
  scripts.find(([subset, letters]) => letters.test(text) && subsets.includes(subset))?.[0] ?? (subsets.includes('latin') ? 'latin' : subsets[0] ?? 'latin');
