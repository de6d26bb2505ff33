import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { AddToCartHost } from './add-to-cart.settings.js';
import type { AddToCartState } from './add-to-cart.state.js';

interface Props { readonly state: AddToCartState; readonly host: AddToCartHost }

/** The author's control, or a default button, and the message after a click. */
export function addToCartView({ state: { hasControl, message }, host }: Props): TemplateResult {
  const isAdded = message?.kind === 'added';
  return html`
    ${hasControl
      ? html`<slot></slot>`
      : html`<button class="control" part="button" type="button"><slot>${host.text('add')}</slot></button>`}
    <span class=${isAdded ? 'added shown' : 'added'} part="added" aria-hidden="true">
      <svg viewBox="0 0 24 24"><path d="M4.5 12.5l5 5 10-11"></path></svg>
      <span>${host.text('added')}</span>
    </span>
    <p class="message" part="message" role="status">${message?.kind === 'refused' ? message.text : nothing}</p>
    <span class="visually-hidden" role="status">${isAdded ? message.text : nothing}</span>`;
}
