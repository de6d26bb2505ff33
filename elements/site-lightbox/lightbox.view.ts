import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Values } from '../../core/settings/table.js';
import type { LightboxControl, LightboxHost } from './lightbox.control.js';
import type { lightboxSettings } from './lightbox.settings.js';
import type { Opened } from './opened.js';

interface View {
  readonly values: Values<typeof lightboxSettings.settings>;
  readonly machine: LightboxControl;
  readonly host: LightboxHost;
}

/** A button's symbol. */
export const icon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

const arrow = (by: -1 | 1, { state }: Opened, host: LightboxHost): TemplateResult => {
  const to = by < 0 ? 'previous' : 'next';
  const isOff = !state.canTurn(by);
  return html`<button type="button" class="arrow ${to}" part=${to} data-action=${to} aria-label=${host.text(to)}
    ?data-off=${isOff} aria-disabled=${isOff ? 'true' : nothing}>${icon(by < 0 ? 'M14.5 5.5 8 12l6.5 6.5' : 'M9.5 5.5 16 12l-6.5 6.5')}</button>`;
};

/** The author's slides, and over the page, while it is open, what is shown large. */
export function lightboxView({ values, machine: { opened }, host }: View): TemplateResult {
  return html`<slot></slot>${opened ? dialog(opened, values, host) : nothing}`;
}

function dialog(opened: Opened, values: View['values'], host: LightboxHost): TemplateResult {
  const { arrived: moves } = opened;
  return html`
    <dialog class="lightbox" part="dialog" data-theme=${opened.theme} aria-label=${values.label || host.text('pictures')}
      ?data-bare=${moves?.isBare} ?data-zoomed=${moves?.isZoomed}>
      <div class="overlay" part="overlay"></div>
      <div class="stage" tabindex="-1" autofocus><div class="row"></div><div class="area"></div></div>
      ${opened.hasControls ? controls(opened, values, host) : nothing}
    </dialog>`;
}

function controls(opened: Opened, values: View['values'], host: LightboxHost): TemplateResult {
  const { state: { index, count }, arrived: moves } = opened;
  return html`
    <div class="chrome">
      <div class="bar">
        ${values.counter && count > 1
          ? html`<p class="counter" part="counter" aria-hidden="true">${host.text('counter', { index: index + 1, count })}</p>` : nothing}
        <span class="room"></span>
        ${moves?.tools}
        <button type="button" part="close" data-action="close" aria-label=${host.text('close')}>${icon('M6 6l12 12M18 6 6 18')}</button>
      </div>
      ${count > 1 ? [arrow(-1, opened, host), arrow(1, opened, host)] : nothing}
      ${moves?.words}
    </div>
    <p class="visually-hidden" role="status"><span>${moves?.announcement}</span></p>`;
}
