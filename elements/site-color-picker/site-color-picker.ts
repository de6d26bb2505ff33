import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { colorPicker } from './color-picker.element.js';

export const SiteColorPicker = registerFeature(colorPicker);
export type SiteColorPicker = SiteElement<typeof colorPicker.table.settings, typeof colorPicker.table.events> & FormControl;

declare global {
  interface HTMLElementTagNameMap { 'site-color-picker': SiteColorPicker }
}
