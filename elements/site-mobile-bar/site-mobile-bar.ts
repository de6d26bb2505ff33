import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { mobileBar } from './mobile-bar.element.js';

export const SiteMobileBar = registerLeaf(mobileBar);
export type SiteMobileBar = SiteElement<typeof mobileBar.table.settings, typeof mobileBar.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-mobile-bar': SiteMobileBar }
}
