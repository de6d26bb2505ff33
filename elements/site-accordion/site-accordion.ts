import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { accordion } from './accordion.element.js';

export const SiteAccordion = registerLeaf(accordion);
export type SiteAccordion = SiteElement<typeof accordion.table.settings, typeof accordion.table.events>
  & { open(index: number): Promise<void>; close(index: number): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-accordion': SiteAccordion }
}
