import { html } from 'hono/html';
import { emailInput } from '../../kernel/http/email-input.js';
import type { Html } from '../../kernel/html.js';
import { fieldText } from '../../kernel/language/speech.js';
import { type AddressField, type AddressFieldName, type AddressLabel } from './address/address-fields.js';
import { postalExamples } from './address/postal-code.js';
import { getRegions } from './address/regions.js';
import { addressInput, noteLength, shownAddressFields } from './checkout-buyer.js';
import type { AddressPrefix, TypedFields } from './checkout-typed.js';
import { countryName, sortCountries } from './settings/countries.js';
import { storeSettings } from './settings/store-settings.js';
import { markupIn } from '../../kernel/language/markup-in.js';
import { t } from './texts.js';

export type FieldFaults = Readonly<Record<string, string>>;

interface Typed {
  readonly typed: TypedFields;
  readonly faults: FieldFaults;
}

interface TextField extends Typed {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly autocomplete: string;
  readonly more?: Html | '';
  readonly rows?: number;
}

/** What the buyer has written may be in another direction than the page. */
const direction = (value: string): Html | '' => (value === '' ? '' : html` dir="auto"`);

const labelText = (label: string, isRequired: boolean): string => (isRequired ? label : t('optional', { label }));

/** What is wrong with a field, beside it. */
export const faultText = (name: string, faults: FieldFaults): Html | '' =>
  (faults[name] === undefined ? '' : html`<span class="field-note" id="${name}-error">${faults[name]}</span>`);

/** What assistive technology reads of the fault with the field. */
export const faultMarks = (name: string, faults: FieldFaults): Html | '' =>
  (faults[name] === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`);

/** A line of text, or several, with what is wrong with it. */
export function textField({ name, label, isRequired, autocomplete, typed, faults, more = '', rows }: TextField): Html {
  const value = typed[name] ?? '';
  const marks = html`id="${name}" name="${name}" autocomplete="${autocomplete}"${isRequired ? html` required` : ''}${more}${direction(value)}${
    faultMarks(name, faults)}`;
  // A browser drops the first line break inside a <textarea>.
  const control = rows === undefined ? html`<input ${marks} value="${value}">`
    : html`<textarea ${marks} rows="${rows}">${value.startsWith('\n') ? '\n' : ''}${value}</textarea>`;
  return html`<div class="field" data-field="${name}"><label for="${name}">${labelText(label, isRequired)}</label>${control}${faultText(name, faults)}</div>`;
}

const ownTexts = { name: 'yourName', street: 'address' } as const;
const isOwn = (label: AddressLabel): label is keyof typeof ownTexts => label in ownTexts;
export const addressLabel = (label: AddressLabel): string => t(isOwn(label) ? ownTexts[label] : label);

/** spec: HTML, autofill detail tokens */
const autofill: Readonly<Record<AddressFieldName, string>> = {
  name: 'name', company: 'organization', street: 'street-address', district: 'address-level3', city: 'address-level2', region: 'address-level1',
  postalCode: 'postal-code',
};

/** Digits alone have a keyboard of their own. */
function postalInput(country: string): Html {
  const examples = postalExamples(country);
  const isDigits = examples.length > 0 && examples.every(example => /^\d+$/.test(example));
  return isDigits ? html` inputmode="numeric"` : html` autocapitalize="characters" spellcheck="false"`;
}

function regionField(name: string, country: string, label: string, isRequired: boolean, autocomplete: string, { typed, faults }: Typed): Html | null {
  const regions = getRegions(country);
  if (regions.length === 0) return null;
  const chosen = typed[name] ?? '';
  return html`<div class="field" data-field="${name}"><label for="${name}">${
    labelText(label, isRequired)}</label><select id="${name}" name="${name}" autocomplete="${autocomplete}"${isRequired ? html` required` : ''}${
    faultMarks(name, faults)}>
<option value="">${fieldText('choose')}</option>${regions.map(region => html`
<option value="${region.code}"${region.code === chosen ? html` selected` : ''}>${region.name}</option>`)}</select>${faultText(name, faults)}</div>`;
}

function addressField(prefix: AddressPrefix, country: string, { name: field, label, isRequired }: AddressField, asked: Typed): Html {
  const name = addressInput(prefix, field, country);
  const autocomplete = `${prefix === '' ? 'shipping' : prefix} ${autofill[field]}`;
  const title = addressLabel(label);
  const region = field === 'region' ? regionField(name, country, title, isRequired, autocomplete, asked) : null;
  return region ?? textField({
    ...asked,
    name,
    label: title,
    isRequired,
    autocomplete,
    ...field === 'street' && { rows: 2 },
    more: field === 'postalCode' ? postalInput(country) : field === 'street' ? html` maxlength="500"` : html` maxlength="200"`,
  });
}

/** The fields of an address as its country writes them. */
export const addressFields = (prefix: AddressPrefix, country: string, asked: Typed): Html =>
  html`<div class="checkout-address" id="${prefix}address-fields" data-country="${country}">
${shownAddressFields(country).map(field => addressField(prefix, country, field, asked))}</div>`;

/** Region and postal code alone, of an order that is not sent, where the tax depends on them. */
export const placeFields = (country: string, needed: readonly AddressFieldName[], asked: Typed): Html | '' => (needed.length === 0 ? ''
  : html`<div class="checkout-address" id="address-fields" data-country="${country}">
${shownAddressFields(country).filter(({ name }) => needed.includes(name)).map(field =>
    addressField('', country, { ...field, isRequired: true }, asked))}</div>`);

/** A list of countries by their names. */
export const countrySelect = (name: string, codes: readonly string[], country: string, autocomplete: string, faults: FieldFaults): Html =>
  html`<div class="field"><label for="${name}">${t('country')}</label><select id="${name}" name="${name}" autocomplete="${autocomplete}"${
    faultMarks(name, faults)}>${sortCountries(codes).map(code => html`
<option value="${code}"${code === country ? html` selected` : ''}>${countryName(code)}</option>`)}
</select>${faultText(name, faults)}</div>`;

export const emailField = (asked: Typed): Html =>
  textField({ ...asked, name: 'email', label: t('email'), isRequired: true, autocomplete: 'email', more: html` ${emailInput} maxlength="500"` });

export const nameField = (asked: Typed): Html =>
  textField({ ...asked, name: 'name', label: t('yourName'), isRequired: true, autocomplete: 'name', more: html` maxlength="200"` });

export function phoneField(asked: Typed): Html | '' {
  const { phone } = storeSettings();
  return phone === 'off' ? ''
    : textField({ ...asked, name: 'phone', label: t('phone'), isRequired: phone === 'required', autocomplete: 'tel', more: html` type="tel" maxlength="100"` });
}

/** A business's number for value added tax, where the shop sells to other countries without. */
export const vatIdField = (asked: Typed): Html | '' => (storeSettings().hasReverseCharge && storeSettings().vatId !== ''
  ? html`${textField({
    ...asked, name: 'vatId', label: t('vatId'), isRequired: false, autocomplete: 'off', more: html` maxlength="30" autocapitalize="characters"`,
  })}
<p class="field-note">${t('vatIdNote')}</p>` : '');

export const noteField = (asked: Typed): Html | '' => (storeSettings().hasNote
  ? textField({ ...asked, name: 'note', label: t('buyerNote'), isRequired: false, autocomplete: 'off', rows: 3, more: html` maxlength="${noteLength}"` }) : '');

const isAddress = (terms: string): boolean => /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(terms);

/** The box for what the shop's buyers have to agree to. */
export function termsField({ typed, faults }: Typed): Html | '' {
  const { terms } = storeSettings();
  if (terms === '') return '';
  const link = html`<a href="${terms}" target="_blank" rel="noopener">${t('termsOfSale')}</a>`;
  const words = isAddress(terms) ? markupIn(t('termsAgree'), { terms: link }) : html`${terms}`;
  return html`<div class="field" data-field="terms"><p class="field-choice"><label><input type="checkbox" id="terms" name="terms" value="yes" required${
    typed.terms === 'yes' ? html` checked` : ''}${faultMarks('terms', faults)}> <span>${words}</span></label></p>${faultText('terms', faults)}</div>`;
}

/** The name of a field as the summary of faults has it. */
export function fieldTitle(name: string, country: string, billingCountry: string): string {
  const own: Readonly<Record<string, () => string>> = {
    email: () => t('email'), name: () => t('yourName'), phone: () => t('phone'), note: () => t('buyerNote'), terms: () => t('terms'),
    country: () => t('country'), vatId: () => t('vatId'), address: () => t('address'), coupon: () => t('coupon'), giftCard: () => t('giftCard'),
  };
  for (const [prefix, place] of [['', country], ['billing', billingCountry]] as const) {
    const field = shownAddressFields(place).find(one => addressInput(prefix, one.name, place) === name);
    if (field) return prefix === '' ? addressLabel(field.label) : `${t('billingAddress')}, ${addressLabel(field.label)}`;
  }
  return own[name]?.() ?? name;
}

/** The names of all fields in the order of the page. */
export const fieldOrder = (country: string, billingCountry: string): string[] => [
  'email', 'phone', 'country', ...shownAddressFields(country).map(({ name }) => addressInput('', name, country)),
  'billingCountry', ...shownAddressFields(billingCountry).map(({ name }) => addressInput('billing', name, billingCountry)),
  'vatId', 'coupon', 'giftCard', 'note', 'terms',
];
