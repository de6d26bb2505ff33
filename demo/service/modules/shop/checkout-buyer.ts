import * as v from 'valibot';
import type { ShippingLocation, StoreCart } from 'site-elements/contract/cart';
import type { Buyer } from 'site-elements/contract/order';
import { emailSchema } from 'site-elements/contract/fields/email';
import { phone as phoneRule } from 'site-elements/contract/fields/phone';
import { cleanLines, optionalLine, requiredLine } from 'site-elements/contract/fields/required-line';
import { type ValueMessage, valueMessages } from 'site-elements/contract/field-messages';
import { HttpError } from '../../kernel/http/http-error.js';
import { fieldText } from '../../kernel/language/speech.js';
import { type AddressFieldName, getAddressFields } from './address/address-fields.js';
import { isPostalCode, postalExamples, tidyPostalCode } from './address/postal-code.js';
import { findRegion, hasRegions } from './address/regions.js';
import { type AddressPrefix, regionInput, type TypedFields } from './checkout-typed.js';
import type { OrderAddress, OrderBuyer } from './order-buyer.js';
import { addressText } from './order-buyer.js';
import { allCountries } from './settings/countries.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

export const noteLength = 1000;
const lineLength = 200;
const addressLength = 500;

/** The name of the input for a part of an address. */
export const addressInput = (prefix: AddressPrefix, field: AddressFieldName, country: string): string => {
  if (field === 'region') return regionInput(prefix, country);
  const name = field === 'street' ? 'address' : field;
  return prefix === '' ? name : `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}`;
};

/** The fields of an address that the checkout shows: a company only if the shop asks for it. */
export const shownAddressFields = (country: string) => getAddressFields(country).filter(({ name }) => name !== 'company' || storeSettings().company !== 'off');

/** What is known of the place to which the order is sent, for taxes and shipping methods. What is unknown there is left out. */
export function readPlace(country: string, typed: TypedFields): ShippingLocation {
  const region = findRegion(country, typed[regionInput('', country)] ?? '');
  const postalCode = tidyPostalCode(country, typed.postalCode ?? '');
  return { country, ...region !== undefined && { region }, ...isPostalCode(country, postalCode) && { postalCode } };
}

/** Whether the form has the parts of an address: pages of before, and of others, have one text for all of it. */
const hasParts = (typed: TypedFields, country: string): boolean =>
  ['city', 'postalCode', regionInput('', country)].some(name => typed[name] !== undefined);

/** The number alone: without a field of its own for the country, it is the one part. */
const phoneSchema = v.pipe(
  phoneRule.schema!({ id: 'phone', type: 'phone', title: '' }, 'en') as v.GenericSchema<string, { number: string }>,
  v.transform(({ number }) => number),
);

type Faults = Record<string, string>;
type LineSchema = v.GenericSchema<string, string>;

const isValueMessage = (text: string): text is ValueMessage => Object.hasOwn(valueMessages, text);

/** Reads fields by their schemas and notes what is wrong with each. */
function reader(typed: TypedFields, faults: Faults) {
  return (name: string, schema: LineSchema): string => {
    const result = v.safeParse(schema, typed[name] ?? '', { abortEarly: true });
    if (result.success) return result.output;
    const [{ message }] = result.issues;
    faults[name] = fieldText((typed[name] ?? '').trim() === '' ? 'required' : isValueMessage(message) ? message : 'text');
    return '';
  };
}

const lineOf = (isRequired: boolean) => (isRequired ? requiredLine(lineLength) : optionalLine(lineLength));

function readRegion(name: string, country: string, isRequired: boolean, typed: TypedFields, faults: Faults): string {
  const text = (typed[name] ?? '').trim();
  const code = findRegion(country, text);
  if (code === undefined && (text !== '' || isRequired)) faults[name] = fieldText(text === '' ? 'requiredChoice' : 'choice');
  return code ?? '';
}

function readPostalCode(name: string, country: string, isRequired: boolean, typed: TypedFields, faults: Faults): string {
  const code = tidyPostalCode(country, typed[name] ?? '');
  if (code === '' ? !isRequired : isPostalCode(country, code)) return code;
  const [example] = postalExamples(country);
  faults[name] = code === '' || example === undefined ? fieldText('required') : t('postalWanted', { example });
  return code;
}

/** An address by the rule of its country. */
function readAddress(prefix: AddressPrefix, country: string, typed: TypedFields, faults: Faults): OrderAddress {
  const read = reader(typed, faults);
  const parts = shownAddressFields(country).map(({ name: field, isRequired }): [string, string] => {
    const name = addressInput(prefix, field, country);
    switch (field) {
      case 'street': {
        const lines = read(name, cleanLines(addressLength));
        if (lines === '' && faults[name] === undefined) faults[name] = prefix === '' ? t('addressWanted') : fieldText('required');
        return [field, lines];
      }
      case 'region': return [field, hasRegions(country) ? readRegion(name, country, isRequired, typed, faults) : read(name, lineOf(isRequired))];
      case 'postalCode': return [field, readPostalCode(name, country, isRequired, typed, faults)];
      default: return [field, read(name, lineOf(isRequired))];
    }
  });
  return { ...Object.fromEntries(parts.filter(([, text]) => text !== '')), country } as unknown as OrderAddress;
}

export interface CheckedBuyer {
  /** What is wrong, by the name of the field. */
  readonly faults: Readonly<Faults>;
  readonly email: string;
  readonly name: string;
  /** In lines, without name and country. */
  readonly address: string;
  readonly buyer: OrderBuyer;
}

function readPhone(typed: TypedFields, faults: Faults): string {
  const { phone } = storeSettings();
  const isLeftOut = phone === 'off' || (phone === 'optional' && !typed.phone?.trim());
  return isLeftOut ? '' : reader(typed, faults)('phone', phoneSchema);
}

/** An address in one text, as pages of before and of others have it. */
function readAddressText(typed: TypedFields, faults: Faults, isRequired: boolean): string {
  const lines = reader(typed, faults)('address', cleanLines(addressLength));
  if (isRequired && lines === '' && faults.address === undefined) faults.address = t('addressWanted');
  return lines;
}

function readNote({ note: text = '' }: TypedFields, faults: Faults): string {
  const note = storeSettings().hasNote ? text.replace(/\r\n?/g, '\n').trim() : '';
  if (note.length > noteLength) faults.note = fieldText('tooLong');
  return note;
}

/** The country of the invoice: that of the parcel, if no other is chosen. */
export const readBillingCountry = ({ billingCountry = '' }: TypedFields, country: string): string =>
  (allCountries.includes(billingCountry) ? billingCountry : country);

/** Only what there is. */
const filled = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Partial<Values>;

/** Who buys, as the checkout page asks for it, with everything that is wrong. */
export function checkBuyer({ requiresShipping }: Pick<StoreCart, 'requiresShipping'>, country: string, typed: TypedFields): CheckedBuyer {
  const faults: Faults = {};
  const read = reader(typed, faults);
  const { terms } = storeSettings();
  const email = read('email', emailSchema() as LineSchema);
  const phone = readPhone(typed, faults);
  const address = requiresShipping && hasParts(typed, country) ? readAddress('', country, typed, faults) : undefined;
  const name = address ? address.name ?? '' : read('name', requiredLine(lineLength));
  const lines = address ? addressText(address) : readAddressText(typed, faults, requiresShipping);
  const billing = typed.hasBilling === 'yes' ? readAddress('billing', readBillingCountry(typed, country), typed, faults) : undefined;
  const note = readNote(typed, faults);
  if (terms !== '' && typed.terms !== 'yes') faults.terms = fieldText('requiredTick');
  return { faults, email, name, address: lines, buyer: filled({ phone, company: address?.company, address, billing, note, terms }) };
}

/** What a program gives of its buyer, besides the address in lines. Throws if the shop requires something that is missing. */
export function readSentBuyer({ phone = '', company = '', note = '', hasAgreed = false }: Buyer): OrderBuyer {
  const { phone: asked, terms } = storeSettings();
  const number = phone === '' ? '' : v.safeParse(phoneSchema, phone).output;
  if (typeof number !== 'string' || (number === '' && asked === 'required'))
    throw new HttpError(400, { error: fieldText('errorOf', { label: t('phone'), message: fieldText(phone === '' ? 'required' : 'phone') }), field: 'phone' });
  if (terms !== '' && !hasAgreed)
    throw new HttpError(400, { error: fieldText('errorOf', { label: t('terms'), message: fieldText('requiredTick') }), field: 'hasAgreed' });
  return filled({ phone: number, company, note, terms });
}
