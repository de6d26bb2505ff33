import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { follow } from './follow.element.js';

export const SiteFollow = registerLeaf(follow);
export type SiteFollow = SiteElement<typeof follow.table.settings, typeof follow.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-follow': SiteFollow }
}
