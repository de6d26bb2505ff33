import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { feed } from './feed.element.js';

export const SiteFeed = registerFeature(feed);
export type SiteFeed = SiteElement<typeof feed.table.settings, typeof feed.table.events> & { reload(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-feed': SiteFeed }
}
