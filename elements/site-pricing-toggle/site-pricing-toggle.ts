import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { pricingToggle } from './pricing-toggle.element.js';

export const SitePricingToggle = registerFeature(pricingToggle);
export type SitePricingToggle = SiteElement<typeof pricingToggle.table.settings, typeof pricingToggle.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-pricing-toggle': SitePricingToggle }
}
