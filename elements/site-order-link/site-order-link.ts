import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { orderLink } from './order-link.element.js';

export const SiteOrderLink = registerLeaf(orderLink);
export type SiteOrderLink = SiteElement<typeof orderLink.table.settings, typeof orderLink.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-order-link': SiteOrderLink }
}
