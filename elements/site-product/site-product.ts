import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { product } from './product.element.js';

export const SiteProduct = registerFeature(product);
export type SiteProduct = SiteElement<typeof product.table.settings, typeof product.table.events>;

export { setCartBackend } from '../../core/shop/shop-cart.js';

declare global {
  interface HTMLElementTagNameMap { 'site-product': SiteProduct }
}
