import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { tabs } from './tabs.element.js';

export const SiteTabs = registerLeaf(tabs);
export type SiteTabs = SiteElement<typeof tabs.table.settings, typeof tabs.table.events> & { select(index: number): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-tabs': SiteTabs }
}
