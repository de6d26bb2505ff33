import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { $cart } from '../../core/stores/cart.js';
import { expressButtons, isExpressOffered } from '../../core/shop/express-checkout.js';
import { hasControlAtFirst } from '../../core/shop/own-control.js';
import { CheckoutButtonController } from './checkout-button.controller.js';
import { checkoutButtonLightStyles } from './checkout-button.light.styles.js';
import { checkoutButtonSettings, type CheckoutButtonHost } from './checkout-button.settings.js';
import { CheckoutButtonState } from './checkout-button.state.js';
import { checkoutButtonStyles } from './checkout-button.styles.js';

export const checkoutButton = leaf({
  table: checkoutButtonSettings,
  styles: [checkoutButtonStyles],
  lightStyles: [checkoutButtonLightStyles],
  state: (host: CheckoutButtonHost) => new CheckoutButtonState(hasControlAtFirst(host, 'express')),
  controller: ({ state, host }: { state: CheckoutButtonState; host: CheckoutButtonHost }) => new CheckoutButtonController(state, host),
  connect: ({ controller }) => controller.connect(),
  template({ values, state: { hasControl, hasExpress, problem, message, isPending }, host }) {
    const isOffered = values.route === 'cart' && host.read($cart).entries.length > 0 && isExpressOffered();
    const buttons = isOffered ? expressButtons() : [];
    return html`
      ${buttons.length > 0 || (isOffered && hasExpress) ? html`<div class="express" part="express">
        <slot name="express"></slot>
        ${buttons.map(({ provider, title, explanation }) =>
          html`<button class="express-button" part="express-button" type="button" data-provider=${provider} aria-busy=${isPending} aria-describedby=${
            `express-${provider}`}>${title}</button>
        <p class="note" id=${`express-${provider}`}>${explanation}</p>`)}
        <span class="or">${host.text('or')}</span>
      </div>` : nothing}
      ${hasControl ? html`<slot></slot>`
        : html`<button class="control" part="button" type="button" aria-busy=${isPending}><slot>${host.text(values.route)}</slot></button>`}
      <p class="error" part="error" role="alert">${problem ? html`<span>${(problem === 'failed' && message) || host.text(problem)}</span>` : nothing}</p>`;
  },
});
