import type { Language } from './languages.js';

/** Texts by key, in one language. */
export type Words = Readonly<Record<string, string>>;

/** The files of a `texts` folder, by language: each is loaded when an element needs it. English stands in the settings table. */
export type Translations = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: Words }>>>;

/** The list of those files, which pages in English never load. */
export type TranslationSource = () => Promise<{ readonly translations: Translations }>;

const loaded = new WeakMap<TranslationSource, Map<Language, Words>>();

async function load(source: TranslationSource, language: Exclude<Language, 'en'>): Promise<void> {
  const { texts } = await (await source()).translations[language]();
  if (!loaded.has(source)) loaded.set(source, new Map());
  loaded.get(source)!.set(language, texts);
}

/** The texts of all sources in a language, later ones over earlier ones: at once when they are there, else a promise. */
export function wordsIn(language: Exclude<Language, 'en'>, sources: readonly TranslationSource[]): Words | Promise<Words> {
  const missing = sources.filter(source => !loaded.get(source)?.has(language));
  const merge = (): Words => Object.assign({}, ...sources.map(source => loaded.get(source)!.get(language)));
  return missing.length === 0 ? merge() : Promise.all(missing.map(source => load(source, language))).then(merge);
}
