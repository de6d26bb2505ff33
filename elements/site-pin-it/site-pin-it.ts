import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { pinIt } from './pin-it.element.js';

export const SitePinIt = registerLeaf(pinIt);
export type SitePinIt = SiteElement<typeof pinIt.table.settings, typeof pinIt.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-pin-it': SitePinIt }
}
