import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { cookieList } from './cookie-list.element.js';

export const SiteCookieList = registerLeaf(cookieList);
export type SiteCookieList = SiteElement<typeof cookieList.table.settings, typeof cookieList.table.events> & { refresh(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-cookie-list': SiteCookieList }
}
