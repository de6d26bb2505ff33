import { html } from 'hono/html';
import type { Html } from '../http/page.js';
import type { PricedCart } from './price-cart.js';

/** The order as it would go to a payment provider; the demo has none and says so. */
export function orderPage({ lines, notices, totalCents }: PricedCart, currency: string): Html {
  const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
  const written = (cents: number) => money.format(cents / 100);
  return html`<h1>Your order</h1>
${notices.length > 0 ? html`<ul role="status">${notices.map(notice => html`<li>${notice}</li>`)}</ul>` : ''}
${lines.length === 0 ? html`<p>Nothing in this cart can be ordered.</p>` : html`<table class="order">
<thead>
<tr><th scope="col">Piece</th><th scope="col">Each</th><th scope="col">Quantity</th><th scope="col">Total</th></tr>
</thead>
<tbody>${lines.map(line => html`
<tr><th scope="row">${line.name}</th><td>${written(line.priceCents)}</td><td>${line.quantity}</td><td>${written(
  line.totalCents,
)}</td></tr>`)}
</tbody>
<tfoot><tr><th scope="row" colspan="3">Together</th><td>${written(totalCents)}</td></tr></tfoot>
</table>
<p>This is a demonstration: nothing is charged and nothing is sent.</p>`}
<p><a href="/saltmarsh/shop">Back to the shop</a></p>`;
}
