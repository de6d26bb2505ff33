import type { BackendProperty } from '../../core/editing/backend-property.js';
import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import type { FontBackend } from './backends/font-backend.js';
import { fontBrowser } from './font-browser.element.js';

export {
  FontBackendError, type FontBackend, type FontFaceRecord, type FontList, type FontRecord, type FontUpload, type FontUse,
} from './backends/font-backend.js';
export { fontService, type FontServiceOptions } from './backends/service-backend.js';
export { readFontValue, type FontChoice } from './font-value.js';

export const SiteFontBrowser = registerFeature(fontBrowser);
export type SiteFontBrowser = SiteElement<typeof fontBrowser.table.settings, typeof fontBrowser.table.events> & FormControl & BackendProperty<FontBackend>;

declare global {
  interface HTMLElementTagNameMap { 'site-font-browser': SiteFontBrowser }
}
