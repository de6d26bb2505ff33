import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { events } from './events.element.js';

export const SiteEvents = registerFeature(events);
export type SiteEvents = SiteElement<typeof events.table.settings, typeof events.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-events': SiteEvents }
}
