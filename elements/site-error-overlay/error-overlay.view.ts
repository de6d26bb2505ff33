import { html, nothing } from 'lit/html.js';
import type { ErrorOverlayHost } from './error-overlay.settings.js';
import type { ErrorOverlayState } from './error-overlay.state.js';

interface Drawn { readonly values: ErrorOverlayHost['values']; readonly state: ErrorOverlayState; readonly host: ErrorOverlayHost }

/** The dialog is always there, so that it can be shown without a connection; its words come with the failure. */
export function errorOverlayView({ values, state, host }: Drawn) {
  const text = (key: Parameters<typeof host.text>[0]) => host.text(key);
  const words = state.words({
    heading: values.heading || text('heading'), network: text('network'), networkHint: text('networkHint'), internal: text('internal'),
    reload: text('reload'), clear: text('clear'), errorKey: text('errorKey'),
  });
  return html`<dialog part="overlay" role="alertdialog" aria-labelledby="heading" aria-describedby="message">${words && state.shown ? html`
    <h2 id="heading" part="heading">${words.heading}</h2>
    <p id="message" part="message">${words.message}</p>
    <slot></slot>
    <div class="buttons">
      <button class="primary" part="reload" type="button" data-action="reload">${text('reload')}</button>
      <button part="clear" type="button" data-action="clear">${text('clear')}</button>
    </div>
    <p class="key" part="key">${host.text('errorKey', { key: state.shown.errorKey })}</p>` : nothing}</dialog>`;
}
