import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { getDisplayPrice } from './display-price.js';
import { priceSettings } from './price.settings.js';
import { priceStyles } from './price.styles.js';

export const price = leaf({
  table: priceSettings,
  styles: [priceStyles],
  lightStyles: [blockInColumn('site-price')],
  connect({ host }) {
    host.watch($currency);
    host.watch($site);
  },
  template({ values, host }) {
    const shown = getDisplayPrice({ ...values, currency: values.currency || host.read($currency), locale: host.read($site).locale });
    host.toggleState('sale', !!shown?.was);
    // The author's text stands for those without scripts, and is never read: a price is its amount.
    if (!shown) return html`<slot></slot>`;
    const { now, was } = shown;
    const said = values.varies ? host.text('from', { price: now }) : now;
    if (!was) return html`<span class="now" part="price">${said}</span>`;
    return html`<del part="was"><span class="visually-hidden">${host.text('was')} </span>${was}</del>
      <ins class="now" part="price"><span class="visually-hidden">${host.text('now')} </span>${said}</ins>`;
  },
});
