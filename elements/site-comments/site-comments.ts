import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { comments } from './comments.element.js';

export const SiteComments = registerFeature(comments);
export type SiteComments = SiteElement<typeof comments.table.settings, typeof comments.table.events> & { reload(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-comments': SiteComments }
}
