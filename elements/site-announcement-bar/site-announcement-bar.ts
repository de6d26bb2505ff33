import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { announcementBar } from './announcement-bar.element.js';

export const SiteAnnouncementBar = registerFeature(announcementBar);
export type SiteAnnouncementBar = SiteElement<typeof announcementBar.table.settings, typeof announcementBar.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-announcement-bar': SiteAnnouncementBar }
}
