import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { highlight } from './highlight.element.js';

export const SiteHighlight = registerLeaf(highlight);
export type SiteHighlight = SiteElement<typeof highlight.table.settings, typeof highlight.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-highlight': SiteHighlight }
}
