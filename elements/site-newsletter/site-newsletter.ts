import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { newsletter } from './newsletter.element.js';

export const SiteNewsletter = registerFeature(newsletter);
export type SiteNewsletter = SiteElement<typeof newsletter.table.settings, typeof newsletter.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-newsletter': SiteNewsletter }
}
