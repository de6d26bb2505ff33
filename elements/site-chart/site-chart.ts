import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { chart } from './chart.element.js';

export const SiteChart = registerFeature(chart);
export type SiteChart = SiteElement<typeof chart.table.settings, typeof chart.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-chart': SiteChart }
}
