import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { fitText } from './fit-text.element.js';

export const SiteFitText = registerLeaf(fitText);
export type SiteFitText = SiteElement<typeof fitText.table.settings, typeof fitText.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-fit-text': SiteFitText }
}
