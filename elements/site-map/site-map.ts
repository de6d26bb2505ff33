import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { map } from './map.element.js';

export const SiteMap = registerFeature(map);
export type SiteMap = SiteElement<typeof map.table.settings, typeof map.table.events> & {
  /** Loads the live map, as a click on "Show map" does. */
  show(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-map': SiteMap } }
