import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { login } from './login.element.js';

export const SiteLogin = registerFeature(login);
export type SiteLogin = SiteElement<typeof login.table.settings, typeof login.table.events> & {
  logout(): Promise<boolean>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-login': SiteLogin }
}
