import { html } from 'hono/html';
import type { StoreCart } from 'site-elements/contract/cart';
import type { OrderLine } from 'site-elements/contract/order';
import type { ProductPlan } from 'site-elements/contract/product';
import type { OrderSummaryField } from 'site-elements/contract/store';
import type { Html } from '../../kernel/html.js';
import { smallPicture } from './catalogue.js';
import { formatPrice } from './format-price.js';
import type { SumRow } from './pricing/tax-rows.js';
import { t } from './texts.js';

const nameOf = ({ name, optionText }: Pick<OrderLine, 'name' | 'optionText'>): string => (optionText ? `${name}, ${optionText}` : name);

type Sums = Pick<StoreCart, 'subtotalCents' | 'discountCents' | 'shippingCostCents' | 'grandTotalCents' | 'giftCardCents' | 'currency'>;

const everyTexts = { week: 'everyWeek', month: 'everyMonth', year: 'everyYear' } as const;

/** How a line is paid again: buyers must see it before they agree. */
export const planWords = ({ billingPeriod: { value, unit }, numBillingCycles }: Pick<ProductPlan, 'billingPeriod' | 'numBillingCycles'>): string =>
  [t(everyTexts[unit], { count: value }), numBillingCycles === 0 ? t('untilCanceled') : t('payments', { count: numBillingCycles })].join(' · ');

type Line = Pick<OrderLine, 'name' | 'optionText' | 'quantity' | 'priceCents' | 'totalCents' | 'subscriptionPlan' | 'image'>
  & { details?: readonly OrderSummaryField[] };

/** Pictures of other hosts are not loaded. The picture has no text of its own: the name is beside it. */
const picture = ({ image }: Line): Html | '' => (image.startsWith('/')
  ? html`<img class="order-picture" src="${smallPicture(image)}" alt="" width="48" height="48" loading="lazy" decoding="async">` : '');

/** Lines and sums of a cart or an order. */
export function orderTable(lines: readonly Line[], sums: Sums, { shippingName, taxes }: { shippingName: string | null; taxes: readonly SumRow[] }): Html {
  const { subtotalCents, discountCents, shippingCostCents, giftCardCents = 0, grandTotalCents, currency } = sums;
  const row = (title: string, cents: number, sign = '', more = '') =>
    html`<tr class="${more}"><th scope="row" colspan="3">${title}</th><td>${sign}${formatPrice(cents, currency)}</td></tr>`;
  const sending = (title: string) =>
    shippingCostCents === 0 ? html`<tr><th scope="row" colspan="3">${title}</th><td>${t('free')}</td></tr>` : row(title, shippingCostCents);
  return html`<table class="order">
<thead>
<tr>${(['piece', 'each', 'quantity', 'total'] as const).map(key => html`<th scope="col"${key === 'each' ? html` class="order-each"` : ''}>${t(key)}</th>`)}</tr>
</thead>
<tbody>${lines.map(
  line => html`
<tr><th scope="row">${picture(line)}${nameOf(line)}<span class="order-times">${line.quantity} × ${formatPrice(line.priceCents, currency)}</span>${
  line.subscriptionPlan ? html`<span class="order-plan">${planWords(line.subscriptionPlan)}</span>` : ''}${(
  line.details ?? []
).map(
  ({ rawTitle, value }) => html`<span class="order-form">${rawTitle}: ${value}</span>`,
)}</th><td class="order-each">${formatPrice(line.priceCents, currency)}</td><td>${line.quantity}</td><td>${formatPrice(
  line.totalCents,
  currency,
)}</td></tr>`,
)}
</tbody>
<tfoot>${row(t('together'), subtotalCents)}${discountCents > 0 ? row(t('discount'), discountCents, '−') : ''}${
  shippingName === null ? '' : sending(shippingName)
}${taxes.map(({ title, cents }) => row(title, Math.abs(cents), cents < 0 ? '−' : ''))}${giftCardCents > 0
  ? row(t('giftCard'), giftCardCents, '−') : ''}${row(t('toPay'), grandTotalCents, '', 'order-sum')}</tfoot>
</table>`;
}
