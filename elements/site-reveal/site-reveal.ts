import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { reveal } from './reveal.element.js';

export const SiteReveal = registerLeaf(reveal);
export type SiteReveal = SiteElement<typeof reveal.table.settings, typeof reveal.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-reveal': SiteReveal }
}
