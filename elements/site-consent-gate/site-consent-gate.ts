import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { consentGate } from './consent-gate.element.js';

export const SiteConsentGate = registerLeaf(consentGate);
export type SiteConsentGate = SiteElement<typeof consentGate.table.settings, typeof consentGate.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-consent-gate': SiteConsentGate }
}
