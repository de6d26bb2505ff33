import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { cartBadge } from './cart-badge.element.js';

export const SiteCartBadge = registerFeature(cartBadge);
export type SiteCartBadge = SiteElement<typeof cartBadge.table.settings, typeof cartBadge.table.events>
  & { open(): Promise<void>; close(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-cart-badge': SiteCartBadge }
}
