import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { orderSummary } from './order-summary.element.js';

export const SiteOrderSummary = registerFeature(orderSummary);
export type SiteOrderSummary = SiteElement<typeof orderSummary.table.settings, typeof orderSummary.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-order-summary': SiteOrderSummary }
}
