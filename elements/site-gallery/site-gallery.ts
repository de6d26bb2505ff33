import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { gallery } from './gallery.element.js';

export const SiteGallery = registerFeature(gallery);
export type SiteGallery = SiteElement<typeof gallery.table.settings, typeof gallery.table.events> & {
  next(): Promise<boolean>;
  previous(): Promise<boolean>;
  show(index: number): Promise<boolean>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-gallery': SiteGallery }
}
