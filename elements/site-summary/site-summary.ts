import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { summary } from './summary.element.js';

export const SiteSummary = registerFeature(summary);
export type SiteSummary = SiteElement<typeof summary.table.settings, typeof summary.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-summary': SiteSummary }
}
