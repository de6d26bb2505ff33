import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { errorOverlay } from './error-overlay.element.js';

export const SiteErrorOverlay = registerLeaf(errorOverlay);
export type SiteErrorOverlay = SiteElement<typeof errorOverlay.table.settings, typeof errorOverlay.table.events> & {
  show(message?: string): Promise<boolean>;
  clear(): Promise<boolean>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-error-overlay': SiteErrorOverlay }
}
