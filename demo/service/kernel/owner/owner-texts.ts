import type { TranslationSource } from '../../../../core/contract/language.js';
import { readingTexts, readingTranslations } from '../../../../core/contract/reading.js';
import { texts as forms } from '../../modules/forms/editor/texts/en.js';
import { texts as orders } from '../../modules/shop/orders/texts/en.js';
import { texts as rules } from '../../modules/shop/rules/texts/en.js';
import { texts as products } from '../../modules/shop/products/texts/en.js';
import { texts as submissions } from '../../modules/forms/submissions/texts/en.js';
import { texts as common } from '../../owner-shell/texts/en.js';

/** What the owner reads, by name; a name is used by one area only. */
export const ownerTexts = { ...common, ...forms, ...submissions, ...products, ...rules, ...orders, ...readingTexts } as const;

/** The same by area, with its translations. */
export const ownerCatalogues: readonly (readonly [english: Readonly<Record<string, string>>, translations: TranslationSource])[] = [
  [common, () => import('../../owner-shell/texts/texts.js')],
  [forms, () => import('../../modules/forms/editor/texts/texts.js')],
  [submissions, () => import('../../modules/forms/submissions/texts/texts.js')],
  [products, () => import('../../modules/shop/products/texts/texts.js')],
  [rules, () => import('../../modules/shop/rules/texts/texts.js')],
  [orders, () => import('../../modules/shop/orders/texts/texts.js')],
  [readingTexts, readingTranslations],
];
