import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { relativeTime } from './relative-time.element.js';

export const SiteRelativeTime = registerLeaf(relativeTime);
export type SiteRelativeTime = SiteElement<typeof relativeTime.table.settings, typeof relativeTime.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-relative-time': SiteRelativeTime }
}
