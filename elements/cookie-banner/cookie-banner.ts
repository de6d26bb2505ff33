import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { cookieBanner } from './cookie-banner.element.js';

export const CookieBanner = registerFeature(cookieBanner);
export type CookieBanner = SiteElement<typeof cookieBanner.table.settings, typeof cookieBanner.table.events>
  & { open(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'cookie-banner': CookieBanner }
}
