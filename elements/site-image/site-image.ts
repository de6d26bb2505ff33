import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { image } from './image.element.js';

export const SiteImage = registerLeaf(image);
export type SiteImage = SiteElement<typeof image.table.settings, typeof image.table.events> & {
  /** Loads the picture now, whatever `load` says, and resolves when it is on the page. */
  loadNow(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-image': SiteImage } }
