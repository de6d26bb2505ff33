import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { productReviews } from './product-reviews.element.js';

export const SiteProductReviews = registerFeature(productReviews);
export type SiteProductReviews = SiteElement<typeof productReviews.table.settings, typeof productReviews.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-product-reviews': SiteProductReviews }
}
