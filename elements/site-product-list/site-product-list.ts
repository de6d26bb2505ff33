import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { productList } from './product-list.element.js';

export const SiteProductList = registerFeature(productList);
export type SiteProductList = SiteElement<typeof productList.table.settings, typeof productList.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-product-list': SiteProductList }
}
