import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { form } from './form.element.js';

export const SiteForm = registerFeature(form);
export type SiteForm = SiteElement<typeof form.table.settings, typeof form.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-form': SiteForm }
}
