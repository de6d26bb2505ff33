import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { code } from './code.element.js';

export const SiteCode = registerLeaf(code);
export type SiteCode = SiteElement<typeof code.table.settings, typeof code.table.events> & { copy(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-code': SiteCode }
}
