import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ImageControl } from './image.control.js';
import type { ImageValues } from './image-host.js';

/** The author's picture, and what few pictures need besides. */
export function imageView({ values, machine }: { readonly values: ImageValues; readonly machine: ImageControl }): TemplateResult {
  const { host, shown, drawOverlays } = machine;
  const phase = shown?.isDrawn ? 'drawn' : shown?.isDrawn === false ? 'broken' : 'waiting';
  return html`<div class="frame" part="frame" data-phase=${phase} ?data-painted=${values.useBgImage}>
    <slot></slot>
    ${drawOverlays ? drawOverlays(host, shown) : nothing}
  </div>`;
}
