import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { image } from './image.element.js';

export const SiteImage = registerLeaf(image);
export type SiteImage = SiteElement<typeof image.table.settings, typeof image.table.events> & {
  /** Loads the image now, whatever `load` says. Resolves when it has loaded; rejects when it fails. */
  loadNow(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-image': SiteImage } }
