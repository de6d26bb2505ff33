import { pageDocument } from '../../platform/page-document.js';
import { describePurpose } from './list-storage.js';
import { loadCatalogTexts } from './load-catalog-texts.js';
import { readPurposeTexts } from './owner-services.js';

/** `Cookie settings` in a language. */
export const nameSettings = async (language: string): Promise<string> => (await loadCatalogTexts(language))('cookieSettings');

/** `Purpose: Marketing` in a language, with the title that the page's banner gives the purpose. */
export async function namePurpose(purpose: string, language: string): Promise<string> {
  const say = await loadCatalogTexts(language);
  const banner = pageDocument.querySelector<HTMLElement & { readonly purposeTexts?: unknown }>('cookie-banner');
  const { title } = describePurpose(purpose, readPurposeTexts(banner?.purposeTexts), say);
  return say('forPurpose', { purpose: title });
}
