import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { CartNotice, ExpressButton, StoreCart } from 'site-elements/contract/cart';
import type { OrderLine } from 'site-elements/contract/order';
import type { ProductPlan } from 'site-elements/contract/product';
import { discountableCents, type OrderSummaryField } from 'site-elements/contract/store';
import type { Html } from '../../kernel/html.js';
import type { PaymentProvider } from './payment/provider.js';
import { formatPrice } from './format-price.js';
import { countryName, sortCountries } from './settings/countries.js';
import { servedCountries, storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** What the buyer has typed so far: it is there again after a refusal. */
export type BuyerDetails = Readonly<Record<'email' | 'name' | 'address', string>> & { readonly coupon?: string; readonly giftCard?: string };

export interface CheckoutPage {
  readonly cart: StoreCart;
  readonly cartToken: string;
  /** A new one for every page: a button pressed twice is one order. */
  readonly key: string;
  readonly providers: readonly PaymentProvider[];
  readonly typed: BuyerDetails;
  /** Why the order was not placed. */
  readonly problem?: string;
  readonly express: readonly ExpressButton[];
  /** What the buyer has filled in, by the id of the line. */
  readonly details: ReadonlyMap<string, readonly OrderSummaryField[]>;
}

const backToShop = (): Html => html`<p><a href="${storeSettings().shopUrl}">${t('toShop')}</a></p>`;

const nameOf = ({ name, optionText }: Pick<OrderLine, 'name' | 'optionText'>): string => (optionText ? `${name}, ${optionText}` : name);

type Sums = Pick<StoreCart, 'subtotalCents' | 'discountCents' | 'shippingCostCents' | 'taxCents' | 'grandTotalCents' | 'giftCardCents' | 'currency'>;

const everyTexts = { week: 'everyWeek', month: 'everyMonth', year: 'everyYear' } as const;

/** How a line is paid again: buyers must see it before they agree. */
export const planWords = ({ billingPeriod: { value, unit }, numBillingCycles }: Pick<ProductPlan, 'billingPeriod' | 'numBillingCycles'>): string =>
  [t(everyTexts[unit], { count: value }), numBillingCycles === 0 ? t('untilCanceled') : t('payments', { count: numBillingCycles })].join(' · ');

type Line = Pick<OrderLine, 'name' | 'optionText' | 'quantity' | 'priceCents' | 'totalCents' | 'subscriptionPlan'> & { details?: readonly OrderSummaryField[] };

/** Lines and sums of a cart or an order. */
export function orderTable(lines: readonly Line[], sums: Sums, { shippingName, isTaxAdded }: { shippingName: string | null; isTaxAdded: boolean }): Html {
  const { subtotalCents, discountCents, shippingCostCents, taxCents, giftCardCents = 0, grandTotalCents, currency } = sums;
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
<tr><th scope="row">${nameOf(line)}<span class="order-times">${line.quantity} × ${formatPrice(line.priceCents, currency)}</span>${
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
}${taxCents > 0 ? row(isTaxAdded ? t('tax') : t('taxWithin'), taxCents) : ''}${giftCardCents > 0
  ? row(t('giftCard'), giftCardCents, '−') : ''}${row(t('toPay'), grandTotalCents, '', 'order-sum')}</tfoot>
</table>`;
}

/** What the alert above has said already is not said twice. */
const noticeList = (notices: readonly CartNotice[], problem = ''): Html | '' => {
  const others = notices.filter(({ message }) => message !== problem);
  return others.length > 0 ? html`<ul role="status">${others.map(({ message }) => html`<li>${message}</li>`)}</ul>` : '';
};

const isTaxAdded = ({ applicableTaxRules }: StoreCart): boolean => applicableTaxRules.some(({ isIncluded }) => !isIncluded);

/**
 * The cart as it would be ordered, the buyer, the address, and a button for each payment method. Card data is not requested here. The
 * service checks the typed values: a browser refuses an address with invisible characters, and gives no reason.
 */
export function checkoutPage({ cart, cartToken, key, providers, express, details, typed, problem }: CheckoutPage): Html {
  if (cart.entries.length === 0) {
    return html`<h1>${t('yourOrder')}</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
${noticeList(cart.notices, problem)}
<p>${t('nothingToOrder')}</p>
${backToShop()}`;
  }
  return html`<h1>${t('yourOrder')}</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
${noticeList(cart.notices, problem)}
${orderTable(
  cart.entries.map(entry => ({ ...entry, details: details.get(entry.id) })),
  cart,
  { shippingName: cart.selectedShippingOption?.name ?? null, isTaxAdded: isTaxAdded(cart) },
)}
<form class="checkout" method="post" action="${paths.checkoutOrder}" novalidate>
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="cartToken" value="${cartToken}">
<input type="hidden" name="grandTotalCents" value="${cart.grandTotalCents}">
${
  express.length > 0
    ? html`<section class="checkout-express" aria-labelledby="express"><h2 id="express">${t('express')}</h2>${express.map(
      ({ provider, title, explanation }) => html`
<p><button class="button" name="provider" value="${provider}" formaction="${paths.checkoutExpress}" formnovalidate>${title}</button></p>
<p class="field-note">${explanation}</p>`,
    )}
</section>
<p class="checkout-or"><span>${t('expressOr')}</span></p>`
    : ''
}
${shippingFields(cart)}
<fieldset class="field"><legend>${t('coupon')}</legend>
${cart.validCoupons.map(code => html`<p class="field-choice"><label><input type="checkbox" name="keepCoupon" value="${code}" checked> ${code}</label></p>`)}
<div class="field"><label for="coupon">${
  t('couponCode')}</label><input id="coupon" name="coupon" autocomplete="off" maxlength="60" value="${typed.coupon ?? ''}"></div>
${(cart.giftCards ?? []).map(({ ending, cents }) =>
  html`<p class="field-choice"><label><input type="checkbox" name="keepGiftCard" value="${ending}" checked> ${
    t('giftCard')} …${ending}: −${formatPrice(cents)}</label></p>`)}
<div class="field"><label for="giftCard">${
  t('giftCardCode')}</label><input id="giftCard" name="giftCard" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" value="${
  typed.giftCard ?? ''}"></div>
<p><button class="button button-quiet" formaction="${paths.checkout}" formnovalidate>${t('sumAgain')}</button></p>
</fieldset>
<fieldset class="field"><legend>${t('aboutYou')}</legend>
<div class="field"><label for="email">${
  t('email')}</label><input id="email" name="email" type="email" autocomplete="email" required maxlength="500" value="${typed.email}"></div>
<div class="field"><label for="name">${
  t('yourName')}</label><input id="name" name="name" autocomplete="name" required maxlength="200" value="${typed.name}"></div>
${cart.requiresShipping ? html`<div class="field"><label for="address">${
  t('address')}</label><textarea id="address" name="address" autocomplete="street-address" required maxlength="500" rows="3">${typed.address}</textarea></div>`
  : ''}
</fieldset>
${
  providers.length === 0
    ? html`<p role="alert">${t('noPayment')}</p>`
    : providers.map(
      ({ name, title, explanation }, index) => html`
<p><button class="button${index > 0 ? ' button-quiet' : ''}" name="provider" value="${name}">${title}</button></p>
<p class="field-note">${explanation}</p>`,
    )
}
</form>
${backToShop()}`;
}

function shippingFields({ entries, discountCents, requiresShipping, shippingLocation, shippingOptions, selectedShippingOption }: StoreCart): Html {
  const country = shippingLocation?.country ?? storeSettings().country;
  const counted = discountableCents({ entries }) - discountCents;
  return html`<fieldset class="field"><legend>${requiresShipping ? t('whereTo') : t('whereYouLive')}</legend>
<div class="field"><label for="country">${t('country')}</label><select id="country" name="country" autocomplete="country">${
  sortCountries(servedCountries()).map(code => html`
<option value="${code}"${code === country ? html` selected` : ''}>${countryName(code)}</option>`)}
</select></div>
${shippingOptions.map(
  ({ id, name, cents, freeFromCents }) => html`
<p class="field-choice"><label><input type="radio" name="shipping" value="${id}"${id === selectedShippingOption?.id ? html` checked` : ''}> ${name}, ${
  cents === 0 || (freeFromCents !== null && counted >= freeFromCents) ? t('free') : formatPrice(cents)}</label></p>`,
)}
</fieldset>`;
}

/** spec: commerce-forms-data §2, no cart on the way to the checkout */
export const noCartPage = (): Html => html`<h1>${t('checkoutStops')}</h1>
<p>${t('noCart')}</p>
${backToShop()}`;
