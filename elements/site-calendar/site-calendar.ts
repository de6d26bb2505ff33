import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { calendar } from './calendar.element.js';

export const SiteCalendar = registerFeature(calendar);
export type SiteCalendar = SiteElement<typeof calendar.table.settings, typeof calendar.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-calendar': SiteCalendar }
}
