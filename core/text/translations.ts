import type { Language } from './languages.js';

/** Texts by key, in one language. */
export type Words = Readonly<Record<string, string>>;

/** A language with texts of its own. English texts are in the settings table. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/**
 * Loads the file of one language from a `texts` folder when an element needs it. Write it as the import of a template,
 * ``language => import(`./texts/${language}.js`)``: Node and the test server find the file by its name, and the build lists the files of
 * the folder. Pages in English load neither.
 */
export type TranslationSource = (language: TranslatedLanguage) => Promise<{ readonly texts: Words }>;

const loaded = new WeakMap<TranslationSource, Map<Language, Words>>();

async function load(source: TranslationSource, language: TranslatedLanguage): Promise<void> {
  const { texts } = await source(language);
  if (!loaded.has(source)) loaded.set(source, new Map());
  loaded.get(source)!.set(language, texts);
}

/** The texts of all sources in a language, later ones over earlier ones: immediately when they are there, else a promise. */
export function wordsIn(language: TranslatedLanguage, sources: readonly TranslationSource[]): Words | Promise<Words> {
  const missing = sources.filter(source => !loaded.get(source)?.has(language));
  const merge = (): Words => Object.assign({}, ...sources.map(source => loaded.get(source)!.get(language)));
  return missing.length === 0 ? merge() : Promise.all(missing.map(source => load(source, language))).then(merge);
}
