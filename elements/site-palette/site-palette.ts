import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { palette } from './palette.element.js';

export const SitePalette = registerLeaf(palette);
export type SitePalette = SiteElement<typeof palette.table.settings, typeof palette.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-palette': SitePalette }
}
