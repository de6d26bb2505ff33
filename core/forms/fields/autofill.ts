import type { FieldType } from '../../contract/form-field.js';
import { ownValue } from '../../registry/own-value.js';

/** What browsers call a field, or a part of one, when they fill it in; '' is a field in one control. */
const tokens: Partial<Record<FieldType, Readonly<Record<string, string>>>> = {
  email: { '': 'email' },
  website: { '': 'url' },
  password: { '': 'new-password' },
  currency: { '': 'transaction-amount' },
  name: { '': 'name', first: 'given-name', last: 'family-name' },
  phone: {
    '': 'tel',
    countryCode: 'tel-country-code',
    number: 'tel-national',
    areaCode: 'tel-area-code',
    prefix: 'tel-local-prefix',
    line: 'tel-local-suffix',
  },
  address: {
    '': 'street-address',
    line1: 'address-line1',
    line2: 'address-line2',
    city: 'address-level2',
    state: 'address-level1',
    zip: 'postal-code',
    country: 'country-name',
  },
};

/** The `autocomplete` token of a control, or null. Two addresses of one form are told apart by a section. */
export function autofillToken(type: FieldType, part: string, id: string, isOneOfMany: boolean): string | null {
  const token = ownValue(tokens[type], part);
  if (!token) return null;
  return isOneOfMany && part ? `section-${id.replace(/\W+/g, '-')} ${token}` : token;
}

/** The keyboard a phone shows for a text control of this kind, or null. */
export function getInputMode(type: FieldType, part: string): string | null {
  if (type === 'currency') return 'decimal';
  return (type === 'date' || type === 'time') && part && part !== 'half' ? 'numeric' : type === 'phone' ? 'tel' : null;
}
