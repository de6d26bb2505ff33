import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ImageHost, ImageValues } from './image.settings.js';
import type { ImageState } from './image.state.js';

interface Props { readonly values: ImageValues; readonly state: ImageState; readonly host: ImageHost }

/** The author's image, and what few images need besides. */
export function imageView({ values, state, host }: Props): TemplateResult {
  return html`<div class="frame" part="frame" data-phase=${state.phase} ?data-painted=${values.useBgImage}>
    <slot></slot>
    ${state.drawOverlays?.(host, state) ?? nothing}
  </div>`;
}
