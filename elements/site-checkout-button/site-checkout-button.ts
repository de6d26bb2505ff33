import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { checkoutButton } from './checkout-button.element.js';

export const SiteCheckoutButton = registerLeaf(checkoutButton);
export type SiteCheckoutButton = SiteElement<typeof checkoutButton.table.settings, typeof checkoutButton.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-checkout-button': SiteCheckoutButton }
}
