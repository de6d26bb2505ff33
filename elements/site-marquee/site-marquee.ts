import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { marquee } from './marquee.element.js';

export const SiteMarquee = registerLeaf(marquee);
export type SiteMarquee = SiteElement<typeof marquee.table.settings, typeof marquee.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-marquee': SiteMarquee }
}
