import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { addToCart } from './add-to-cart.element.js';

export const SiteAddToCart = registerLeaf(addToCart);
export type SiteAddToCart = SiteElement<typeof addToCart.table.settings, typeof addToCart.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-add-to-cart': SiteAddToCart }
}
