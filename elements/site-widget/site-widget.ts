import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { widget } from './widget.element.js';

export const SiteWidget = registerLeaf(widget);
export type SiteWidget = SiteElement<typeof widget.table.settings, typeof widget.table.events> & { reload(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-widget': SiteWidget }
}
