import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { consentLink } from './consent-link.element.js';

export const SiteConsentLink = registerLeaf(consentLink);
export type SiteConsentLink = SiteElement<typeof consentLink.table.settings, typeof consentLink.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-consent-link': SiteConsentLink }
}
