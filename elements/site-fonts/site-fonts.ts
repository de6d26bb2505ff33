import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { fonts } from './fonts.element.js';

export const SiteFonts = registerLeaf(fonts);
export type SiteFonts = SiteElement<typeof fonts.table.settings, typeof fonts.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-fonts': SiteFonts }
}
