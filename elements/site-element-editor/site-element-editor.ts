import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { elementEditor } from './element-editor.element.js';

export const SiteElementEditor = registerFeature(elementEditor);
export type SiteElementEditor = SiteElement<typeof elementEditor.table.settings, typeof elementEditor.table.events> & FormControl & {
  /** Edits an element that has no id, or is in another document. */
  edit(target: Element | null): Promise<void>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-element-editor': SiteElementEditor }
}
