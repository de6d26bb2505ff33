import { html, nothing } from 'lit/html.js';
import { atom } from 'nanostores';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { OrderLinkController, type OrderLinkState } from './order-link.controller.js';
import { orderLinkLightStyles } from './order-link.light.styles.js';
import { orderLinkSettings, type OrderLinkHost } from './order-link.settings.js';
import { orderLinkStyles } from './order-link.styles.js';

export const orderLink = leaf({
  table: orderLinkSettings,
  styles: [orderLinkStyles],
  lightStyles: [blockInColumn('site-order-link'), orderLinkLightStyles],
  state: (): OrderLinkState => ({ $hasOwnLink: atom(false) }),
  controller: ({ state, host }: { state: OrderLinkState; host: OrderLinkHost }) => new OrderLinkController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  template({ values: { url, linkTitle, newWindow }, state, host }) {
    const address = state.$hasOwnLink.get() ? null : url && safeUrl(url);
    return html`<slot></slot>${address ? html`<a part="link" href=${address} target=${newWindow ? '_blank' : nothing} rel=${newWindow ? 'noopener' : nothing}>${
      linkTitle || host.text('order')}${newWindow ? html` <span class="visually-hidden">${host.text('newWindow')}</span>` : nothing}</a>` : nothing}`;
  },
});
