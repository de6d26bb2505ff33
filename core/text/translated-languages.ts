// Written by `npm run languages` from the files in core/text/i18n/texts.
export const translatedLanguages = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh'] as const;
