import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { donationButton } from './donation-button.element.js';

export const SiteDonationButton = registerFeature(donationButton);
export type SiteDonationButton = SiteElement<typeof donationButton.table.settings, typeof donationButton.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-donation-button': SiteDonationButton }
}
