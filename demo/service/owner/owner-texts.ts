import type { TranslationSource } from '../../../core/contract/language.js';
import { readingTexts, readingTranslations } from '../../../core/contract/reading.js';
import { texts as forms } from './forms/texts/en.js';
import { texts as orders } from './orders/texts/en.js';
import { texts as rules } from './store/rules/texts/en.js';
import { texts as products } from './store/texts/en.js';
import { texts as submissions } from './submissions/texts/en.js';
import { texts as common } from './texts/en.js';

/** What the owner reads, by name; a name is used by one area only. */
export const ownerTexts = { ...common, ...forms, ...submissions, ...products, ...rules, ...orders, ...readingTexts } as const;

/** The same by area, with its translations. */
export const ownerCatalogues: readonly (readonly [english: Readonly<Record<string, string>>, translations: TranslationSource])[] = [
  [common, () => import('./texts/texts.js')],
  [forms, () => import('./forms/texts/texts.js')],
  [submissions, () => import('./submissions/texts/texts.js')],
  [products, () => import('./store/texts/texts.js')],
  [rules, () => import('./store/rules/texts/texts.js')],
  [orders, () => import('./orders/texts/texts.js')],
  [readingTexts, readingTranslations],
];
