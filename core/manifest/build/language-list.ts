import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The texts that do not belong to an element: a language is complete with a file here and in all other `texts` folders. */
const textsFolder = 'core/text/i18n/texts';
const listFile = 'core/text/translated-languages.ts';

/** The languages that have a file in a `texts` folder. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap(file => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? []).filter(language => language !== 'en').sort();

export const languageList = (): string => `// Written by \`npm run languages\` from the files in ${textsFolder}.
export const translatedLanguages = [${languagesIn(textsFolder).map(language => `'${language}'`).join(', ')}] as const;
`;

export const isLanguageListFresh = (): boolean => existsSync(listFile) && readFileSync(listFile, 'utf8') === languageList();

/** Writes the list if a language was added or removed. The build and the tests call it first. */
export function writeLanguageList(): void {
  if (!isLanguageListFresh()) writeFileSync(listFile, languageList());
}
