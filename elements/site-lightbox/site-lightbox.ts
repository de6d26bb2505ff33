import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { lightbox } from './lightbox.element.js';

export const SiteLightbox = registerFeature(lightbox);
export type SiteLightbox = SiteElement<typeof lightbox.table.settings, typeof lightbox.table.events> & {
  show(index?: number): Promise<boolean>;
  hide(): Promise<boolean>;
  next(): Promise<boolean>;
  previous(): Promise<boolean>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-lightbox': SiteLightbox }
}
