import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { search } from './search.element.js';

export const SiteSearch = registerFeature(search);
export type SiteSearch = SiteElement<typeof search.table.settings, typeof search.table.events> & { search(query: string): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-search': SiteSearch }
}
