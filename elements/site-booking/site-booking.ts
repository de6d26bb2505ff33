import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { booking } from './booking.element.js';

export const SiteBooking = registerFeature(booking);
export type SiteBooking = SiteElement<typeof booking.table.settings, typeof booking.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-booking': SiteBooking }
}
