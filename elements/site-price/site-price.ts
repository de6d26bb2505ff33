import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { price } from './price.element.js';

export const SitePrice = registerLeaf(price);
export type SitePrice = SiteElement<typeof price.table.settings, typeof price.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-price': SitePrice }
}
