import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Values } from '../../core/settings/table.js';
import { buttonsOf, type Answer } from './button-styles.js';
import type { DialogControl, DialogHost } from './dialog.control.js';
import type { dialogSettings } from './dialog.settings.js';

export interface Drawing {
  readonly values: Values<typeof dialogSettings.settings>;
  readonly machine: DialogControl;
  readonly host: DialogHost;
}

const cross = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>`;

function button(answer: Answer, buttons: readonly Answer[], { values, host }: Drawing): TemplateResult {
  const word = answer === 'confirm' && buttons.includes('reject') ? 'yes' : answer;
  const look = answer !== 'confirm' ? 'quiet' : values.destructive ? 'danger' : 'primary';
  return html`<button type="button" class=${look} part=${answer} data-action=${answer}>${values[`${answer}Text`] || host.text(word)}</button>`;
}

/** What the author's heading calls it, and what the rest of the words say. */
function wordsOf(element: HTMLElement): { heading: string; rest: string } {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const rest = [...element.children].filter(child => !child.contains(heading) && child.localName !== 'script');
  return { heading: heading?.textContent?.trim() ?? '', rest: rest.map(child => child.textContent!.trim()).join(' ') };
}

function modal(drawing: Drawing, isHiding: boolean): TemplateResult {
  const { values, host } = drawing;
  const buttons = buttonsOf(values.kind, values.dialogStyle);
  const { heading, rest } = wordsOf(host.element!);
  const name = values.label || heading || host.text(values.kind === 'confirm' ? 'question' : 'message');
  const isBare = buttons.length === 0;
  return html`<dialog class="card modal ${isHiding ? 'hiding' : ''}" part="dialog" tabindex="-1" role=${isBare ? 'dialog' : 'alertdialog'}
      aria-label=${name} aria-description=${isBare ? nothing : rest}>
    ${isBare ? html`<button type="button" class="close" part="close" data-action="cancel" aria-label=${host.text('close')}>${cross}</button>` : nothing}
    <slot></slot>
    ${isBare ? nothing : html`<div class="buttons" part="buttons">${buttons.map(answer => button(answer, buttons, drawing))}</div>`}
  </dialog>`;
}

/** A piece of information. Its region is there before its words come: that is what makes them heard. */
const information = (isDrawn: boolean, isHiding: boolean): TemplateResult => html`<div role="status">${isDrawn
  ? html`<div class="card information ${isHiding ? 'hiding' : ''}" part="dialog" popover="manual" data-action="information"><slot></slot></div>`
  : nothing}</div>`;

/** The card while it is open, or kept; else the author's markup at rest. */
export function cardView(drawing: Drawing, rest: TemplateResult): TemplateResult {
  const { values, machine: { state: { phase } } } = drawing;
  const isHiding = phase === 'hiding';
  const isDrawn = phase !== 'closed' || !values.destroyOnHide;
  if (values.kind === 'information') return html`${information(isDrawn, isHiding)}${isDrawn ? nothing : rest}`;
  return isDrawn ? modal(drawing, isHiding) : rest;
}
