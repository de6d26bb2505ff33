import type { TranslationSource } from 'site-elements/contract/language';

/** Texts of one area: in English, and where their translations are loaded from. */
export interface Catalogue<Key extends string = string> {
  readonly english: Readonly<Record<Key, string>>;
  readonly translations: TranslationSource;
}

export type Reader = 'visitor' | 'owner';

const catalogues: Readonly<Record<Reader, Set<Catalogue>>> = { visitor: new Set(), owner: new Set() };

/** Declares a catalog. Those for the owner are loaded with the first of the owner's pages that is requested in another language. */
export function catalogue<Key extends string>(reader: Reader, english: Readonly<Record<Key, string>>, translations: TranslationSource): Catalogue<Key> {
  const made = { english, translations };
  catalogues[reader].add(made);
  return made;
}

/** The declared catalogues of a reader. Pages of the owner contain texts for visitors, too. */
export const cataloguesFor = (reader: Reader): Catalogue[] => [...catalogues.visitor, ...reader === 'owner' ? catalogues.owner : []];
