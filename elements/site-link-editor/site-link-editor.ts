import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { linkEditor } from './link-editor.element.js';

export const SiteLinkEditor = registerFeature(linkEditor);
export type SiteLinkEditor = SiteElement<typeof linkEditor.table.settings, typeof linkEditor.table.events> & FormControl & {
  open(): Promise<void>;
  close(): Promise<void>;
  undo(): Promise<void>;
  unlink(): Promise<void>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-link-editor': SiteLinkEditor }
}
