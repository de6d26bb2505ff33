import { currentLanguage } from '../../../kernel/language/speech.js';
import { addressRule } from './address-rule.js';

export const addressFieldNames = ['name', 'company', 'street', 'district', 'city', 'region', 'postalCode'] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/** What the country calls the field; each is a text of the checkout. */
export type AddressLabel =
  | 'name' | 'company' | 'street'
  | 'neighborhood' | 'village' | 'townland' | 'district' | 'suburb'
  | 'city' | 'postTown'
  | 'area' | 'county' | 'department' | 'province' | 'emirate' | 'island' | 'oblast' | 'parish' | 'prefecture' | 'region' | 'state'
  | 'postalCode' | 'zipCode' | 'eircode' | 'pinCode';

export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: AddressLabel;
  readonly isRequired: boolean;
}

/** The sorting code of French territories is not among them: people write it after the city. */
const fieldOfLetter: Readonly<Record<string, AddressFieldName>> = {
  N: 'name', O: 'company', A: 'street', D: 'district', C: 'city', S: 'region', Z: 'postalCode',
};
const letterOf = Object.fromEntries(Object.entries(fieldOfLetter).map(([letter, name]) => [name, letter])) as Record<AddressFieldName, string>;

const otherLabels: Readonly<Record<string, AddressLabel>> = {
  do_si: 'province', post_town: 'postTown', village_township: 'village', zip: 'zipCode', eircode: 'eircode', pin: 'pinCode',
};

function labelOf(country: string, name: AddressFieldName): AddressLabel {
  const { region = 'province', city = 'city', district = 'suburb', postal = 'postalCode' } = addressRule(country);
  const label: string = { region, city, district, postalCode: postal, name: 'name', company: 'company', street: 'street' }[name];
  return otherLabels[label] ?? label as AddressLabel;
}

/** The fields of an address in the country, in its order; in that of Latin letters for visitors who read another language. A name is always required. */
export function getAddressFields(country: string): readonly AddressField[] {
  const { format, latinFormat, language = '', required } = addressRule(country);
  const order = latinFormat !== undefined && language.split('-')[0] !== currentLanguage() ? latinFormat : format;
  return [...order.matchAll(/%([NOADCSZ])/g)].map(([, letter]) => fieldOfLetter[letter!]!).map(name => ({
    name, label: labelOf(country, name), isRequired: name === 'name' || required.includes(letterOf[name]),
  }));
}
