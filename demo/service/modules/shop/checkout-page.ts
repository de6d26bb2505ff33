import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { CartNotice, ExpressButton, StoreCart } from 'site-elements/contract/cart';
import { discountableCents, type OrderSummaryField } from 'site-elements/contract/store';
import type { Html } from '../../kernel/html.js';
import { fieldText } from '../../kernel/language/speech.js';
import {
  addressFields, placeFields, countrySelect, emailField, type FieldFaults, fieldOrder, fieldTitle, nameField, noteField, phoneField, termsField, vatIdField,
} from './checkout-fields.js';
import { readBillingCountry } from './checkout-buyer.js';
import { regionInput, type TypedFields } from './checkout-typed.js';
import { formatPrice } from './format-price.js';
import { orderTable } from './order-table.js';
import type { PageProblem } from './page-draft.schema.js';
import type { PaymentProvider } from './payment/provider.js';
import { allCountries } from './settings/countries.js';
import { taxRows } from './pricing/tax-rows.js';
import { servedCountries, storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

export interface CheckoutPage {
  readonly cart: StoreCart;
  readonly cartToken: string;
  /** A new one for every page: a button pressed twice is one order. */
  readonly key: string;
  /** The id of what was typed before: what this page has no field for stays with it. */
  readonly draft: string;
  readonly providers: readonly PaymentProvider[];
  readonly typed: TypedFields;
  /** Why the order was not placed. */
  readonly problem?: PageProblem | null;
  readonly express: readonly ExpressButton[];
  /** What the buyer has filled in, by the id of the line. */
  readonly details: ReadonlyMap<string, readonly OrderSummaryField[]>;
}

const backToShop = (): Html => html`<p><a href="${storeSettings().shopUrl}">${t('toShop')}</a></p>`;

/** What the alert above has said already is not said twice. */
const noticeList = (notices: readonly CartNotice[], problem = ''): Html | '' => {
  const others = notices.filter(({ message }) => message !== problem);
  return others.length > 0 ? html`<ul role="status">${others.map(({ message }) => html`<li>${message}</li>`)}</ul>` : '';
};

/** The country of the address, and that of the invoice. */
function countriesOf({ shippingLocation }: StoreCart, typed: TypedFields): { country: string; billingCountry: string } {
  const country = shippingLocation?.country ?? storeSettings().country;
  return { country, billingCountry: readBillingCountry(typed, country) };
}

/** Why the order was not placed, first on the page and with the focus; each fault leads to its field. */
function problemMarkup({ error, errors = {} }: PageProblem, country: string, billingCountry: string): Html {
  // The database keeps them in no order.
  const order = fieldOrder(country, billingCountry);
  const faults = Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return faults.length === 0 ? html`<p id="problem" tabindex="-1" autofocus role="alert">${error}</p>`
    : html`<div id="problem" tabindex="-1" autofocus role="alert"><p>${error}</p><ul>${faults.map(([name, message]) =>
      html`<li><a href="#${name}">${fieldText('errorOf', { label: fieldTitle(name, country, billingCountry), message })}</a></li>`)}</ul></div>`;
}

/** What the script replaces when the sums have changed, each by its id. */
function sums(cart: StoreCart, details: CheckoutPage['details'], problem: PageProblem | null | undefined): Html {
  return html`<div id="sums">${noticeList(cart.notices, problem?.error)}
${orderTable(
  cart.entries.map(entry => ({ ...entry, details: details.get(entry.id) })),
  cart,
  { shippingName: cart.selectedShippingOption?.name ?? null, taxes: taxRows(cart.applicableTaxRules, cart) },
)}</div>`;
}

/**
 * The cart as it would be ordered, the buyer, the address, and a button for each payment method. Card data is not requested here. The
 * service checks the typed values: a browser refuses an address with invisible characters, and gives no reason.
 */
export function checkoutPage({ cart, cartToken, key, draft, providers, express, details, typed, problem }: CheckoutPage): Html {
  const { country, billingCountry } = countriesOf(cart, typed);
  if (cart.entries.length === 0) {
    return html`<h1>${t('yourOrder')}</h1>
${problem ? problemMarkup(problem, country, billingCountry) : ''}
${noticeList(cart.notices, problem?.error)}
<p>${t('nothingToOrder')}</p>
${backToShop()}`;
  }
  const { region = '', postalCode = '' } = cart.shippingLocation ?? {};
  const asked = { typed: { [regionInput('', country)]: region, postalCode, ...typed }, faults: problem?.errors ?? {} };
  return html`<h1>${t('yourOrder')}</h1>
${problem ? problemMarkup(problem, country, billingCountry) : ''}
${sums(cart, details, problem)}
<form class="checkout" method="post" action="${paths.checkoutOrder}" novalidate>
<button hidden formaction="${paths.checkout}">${t('sumAgain')}</button>
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="cartToken" value="${cartToken}">
<input type="hidden" name="draft" value="${draft}">
${expressMarkup(express)}
<fieldset class="field"><legend>${t('aboutYou')}</legend>
${emailField(asked)}
${cart.requiresShipping ? '' : nameField(asked)}
${phoneField(asked)}
</fieldset>
<fieldset class="field"><legend>${cart.requiresShipping ? t('whereTo') : t('whereYouLive')}</legend>
${countrySelect('country', servedCountries(), country, 'shipping country', asked.faults)}
<noscript><p><button class="button button-quiet" formaction="${paths.checkout}">${t('sumAgain')}</button></p></noscript>
${cart.requiresShipping ? addressFields('', country, asked) : placeFields(country, cart.neededAddress ?? [], asked)}
</fieldset>
${shippingMethods(cart)}
${billingFields(billingCountry, asked)}
${vatIdField(asked)}
${codeFields(cart, typed)}
${noteField(asked)}
${termsField(asked)}
${payment(cart, providers)}
<p role="status" id="sums-status" data-failed="${t('sumsFailed', { button: t('sumAgain') })}"></p>
</form>
${backToShop()}
<script type="module" src="${checkoutScript}"></script>`;
}

/** The address of the script that updates the sums. */
export const checkoutScript = '/checkout/update-sums.js';

/** Buttons of payment hosts that ask for the rest. */
const expressMarkup = (express: readonly ExpressButton[]): Html => html`<div id="express-buttons">${express.length > 0
  ? html`<section class="checkout-express" aria-labelledby="express"><h2 id="express">${t('express')}</h2>${express.map(
    ({ provider, title, explanation }) => html`
<p><button class="button" name="provider" value="${provider}" formaction="${paths.checkoutExpress}" formnovalidate>${title}</button></p>
<p class="field-note">${explanation}</p>`,
  )}
</section>
<p class="checkout-or"><span>${t('expressOr')}</span></p>`
  : ''}</div>`;

/** The total once more, beside the buttons that agree to it. */
const payment = (cart: StoreCart, providers: readonly PaymentProvider[]): Html => html`<div id="payment">
<input type="hidden" name="grandTotalCents" value="${cart.grandTotalCents}">
<p class="checkout-total">${t('emailLine', { of: t('toPay'), sum: formatPrice(cart.grandTotalCents, cart.currency) })}</p>
${providers.length === 0
  ? html`<p role="alert">${t('noPayment')}</p>`
  : providers.map(({ name, title, explanation }, index) => html`
<p><button class="button${index > 0 ? ' button-quiet' : ''}" name="provider" value="${name}">${title}</button></p>
<p class="field-note">${explanation}</p>`)}
</div>`;

/** An address for the invoice, which a box opens; without scripts, a rule of the style sheet does. */
function billingFields(country: string, asked: { typed: TypedFields; faults: FieldFaults }): Html {
  return html`<div class="checkout-billing"><p class="field-choice"><label><input type="checkbox" id="hasBilling" name="hasBilling" value="yes"${
    asked.typed.hasBilling === 'yes' ? html` checked` : ''}> ${t('billingOther')}</label></p>
<fieldset class="field"><legend>${t('billingAddress')}</legend>
${countrySelect('billingCountry', allCountries, country, 'billing country', asked.faults)}
<noscript><p><button class="button button-quiet" formaction="${paths.checkout}">${t('sumAgain')}</button></p></noscript>
${addressFields('billing', country, asked)}
</fieldset></div>`;
}

/** Coupons and gift cards: those of the cart, and a field for one more. */
const codeFields = (cart: StoreCart, typed: TypedFields): Html => html`<fieldset class="field"><legend>${t('coupon')}</legend>
<div id="codes">${cart.validCoupons.map(code => html`<p class="field-choice"><label><input type="checkbox" name="keepCoupon" value="${
  code}" checked> ${code}</label></p>`)}${(cart.giftCards ?? []).map(({ ending, cents }) =>
  html`<p class="field-choice"><label><input type="checkbox" name="keepGiftCard" value="${ending}" checked> ${
    t('giftCard')} …${ending}: −${formatPrice(cents)}</label></p>`)}</div>
<div class="field"><label for="coupon">${
  t('couponCode')}</label><input id="coupon" name="coupon" autocomplete="off" maxlength="60" value="${typed.coupon ?? ''}"></div>
<div class="field"><label for="giftCard">${
  t('giftCardCode')}</label><input id="giftCard" name="giftCard" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" value="${
  typed.giftCard ?? ''}"></div>
<p><button class="button button-quiet" formaction="${paths.checkout}" formnovalidate>${t('sumAgain')}</button></p>
</fieldset>`;

function shippingMethods({ entries, discountCents, shippingOptions, selectedShippingOption }: StoreCart): Html {
  const counted = discountableCents({ entries }) - discountCents;
  return html`<div id="shipping-methods">${shippingOptions.length === 0 ? '' : html`<fieldset class="field"><legend>${t('shippingMethod')}</legend>${
    shippingOptions.map(
      ({ id, name, cents, freeFromCents }) => html`
<p class="field-choice"><label><input type="radio" name="shipping" id="shipping-${id}" value="${id}"${
  id === selectedShippingOption?.id ? html` checked` : ''}> ${name}, ${
  cents === 0 || (freeFromCents !== null && counted >= freeFromCents) ? t('free') : formatPrice(cents)}</label></p>`,
    )}
</fieldset>`}</div>`;
}

/** spec: commerce-forms-data §2, no cart on the way to the checkout */
export const noCartPage = (): Html => html`<h1>${t('checkoutStops')}</h1>
<p>${t('noCart')}</p>
${backToShop()}`;
