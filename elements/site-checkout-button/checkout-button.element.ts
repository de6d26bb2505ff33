import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { $cart } from '../../core/stores/cart.js';
import { $site } from '../../core/stores/site.js';
import { CheckoutButtonController } from './checkout-button.controller.js';
import { checkoutButtonLightStyles } from './checkout-button.light.styles.js';
import { checkoutButtonSettings } from './checkout-button.settings.js';
import { CheckoutButtonState } from './checkout-button.state.js';
import { checkoutButtonStyles } from './checkout-button.styles.js';

/** spec: commerce-forms-data §3, store settings */
const offersExpress = (context: Readonly<Record<string, unknown>>): boolean =>
  (context.store as { expressCheckout?: unknown } | null | undefined)?.expressCheckout === true;

export const checkoutButton = leaf({
  table: checkoutButtonSettings,
  styles: [checkoutButtonStyles],
  lightStyles: [checkoutButtonLightStyles],
  state: () => new CheckoutButtonState(),
  controller: ({ state, host }) => new CheckoutButtonController(state, host),
  connect: ({ controller }) => controller.connect(),
  template({ values, state: { hasControl, problem, isPending }, host }) {
    const isExpress = values.route === 'cart' && host.read($cart).entries.length > 0 && offersExpress(host.read($site).context);
    return html`
      ${hasControl ? html`<slot></slot>` : html`<button class="control" part="button" type="button" aria-busy=${isPending}><slot>${host.text(values.route)}</slot></button>`}
      ${isExpress ? html`<div class="express" part="express"><span class="or">${host.text('or')}</span><slot name="express"></slot></div>` : nothing}
      <p class="error" part="error" role="alert">${problem ? html`<span>${host.text(problem)}</span>` : nothing}</p>`;
  },
});
