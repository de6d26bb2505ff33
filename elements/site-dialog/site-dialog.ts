import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import type { Answer } from './button-styles.js';
import { dialog } from './dialog.element.js';

export { ask, inform, type Notice, type Question } from './ask.js';

export const SiteDialog = registerFeature(dialog);
export type SiteDialog = SiteElement<typeof dialog.table.settings, typeof dialog.table.events>
  & { show(): Promise<void>; hide(): Promise<void>; ask(): Promise<Answer> };

declare global {
  interface HTMLElementTagNameMap { 'site-dialog': SiteDialog }
}
