import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { languagePicker } from './language-picker.element.js';

export const SiteLanguagePicker = registerFeature(languagePicker);
export type SiteLanguagePicker = SiteElement<typeof languagePicker.table.settings, typeof languagePicker.table.events>;

declare global {
  interface HTMLElementTagNameMap { 'site-language-picker': SiteLanguagePicker }
}
