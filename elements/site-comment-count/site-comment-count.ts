import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { commentCount } from './comment-count.element.js';

export const SiteCommentCount = registerLeaf(commentCount);
export type SiteCommentCount = SiteElement<typeof commentCount.table.settings, typeof commentCount.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-comment-count': SiteCommentCount }
}
