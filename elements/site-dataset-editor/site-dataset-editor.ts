import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { datasetEditor } from './dataset-editor.element.js';

export const SiteDatasetEditor = registerFeature(datasetEditor);
export type SiteDatasetEditor = SiteElement<typeof datasetEditor.table.settings, typeof datasetEditor.table.events> & FormControl;

declare global {
  interface HTMLElementTagNameMap { 'site-dataset-editor': SiteDatasetEditor }
}
