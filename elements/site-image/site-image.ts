import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { image } from './image.element.js';

export const SiteImage = registerLeaf(image);
export type SiteImage = SiteElement<typeof image.table.settings, typeof image.table.events> & {
  /** Loads the image immediately, whatever the value of `load`. Resolves when it has loaded; rejects if it fails. */
  loadNow(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-image': SiteImage } }
