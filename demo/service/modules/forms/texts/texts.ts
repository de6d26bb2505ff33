import type { Translations } from 'site-elements/contract/language';

/** The texts by language; English stands in `en.ts`. */
export const translations: Translations = {
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  es: () => import('./es.js'),
  it: () => import('./it.js'),
  pt: () => import('./pt.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  sv: () => import('./sv.js'),
  tr: () => import('./tr.js'),
  ar: () => import('./ar.js'),
  he: () => import('./he.js'),
  ja: () => import('./ja.js'),
  zh: () => import('./zh.js'),
  ko: () => import('./ko.js'),
};
