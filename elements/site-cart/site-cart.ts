import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { cart } from './cart.element.js';

export const SiteCart = registerFeature(cart);
export type SiteCart = SiteElement<typeof cart.table.settings, typeof cart.table.events>;

export { setCartBackend } from '../../core/shop/shop-cart.js';

declare global {
  interface HTMLElementTagNameMap { 'site-cart': SiteCart }
}
