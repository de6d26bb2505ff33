import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { tooltip } from './tooltip.element.js';

export const SiteTooltip = registerLeaf(tooltip);
export type SiteTooltip = SiteElement<typeof tooltip.table.settings, typeof tooltip.table.events>
  & { show(): Promise<void>; hide(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-tooltip': SiteTooltip }
}
