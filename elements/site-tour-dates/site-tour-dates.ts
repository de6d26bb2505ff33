import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { tourDates } from './tour-dates.element.js';

export const SiteTourDates = registerFeature(tourDates);
export type SiteTourDates = SiteElement<typeof tourDates.table.settings, typeof tourDates.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-tour-dates': SiteTourDates }
}
