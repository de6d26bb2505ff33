import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { popup } from './popup.element.js';

export const SitePopup = registerFeature(popup);
export type SitePopup = SiteElement<typeof popup.table.settings, typeof popup.table.events> & {
  show(): Promise<boolean>;
  hide(): Promise<boolean>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-popup': SitePopup }
}
