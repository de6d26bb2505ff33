import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadPhoneLibrary } from './phone-library.js';
import {
  parseInternationalNumber,
  formatPastedNumber,
  getCallingCode,
  countryIn,
  findCallingCodeCountry,
  groupDigits,
  lengthProblem,
  phoneCountries,
  phoneCountry,
  type PhoneCountry,
} from './phone-number.js';

before(loadPhoneLibrary);

test('a number is written in the groups of its country, as far as it goes', () => {
  const table: readonly [typed: string, country: PhoneCountry | null, written: string][] = [
    ['0871234567', 'IE', '087 123 4567'],
    ['087', 'IE', '087'],
    ['0871', 'IE', '087 1'],
    ['087-123-4567', 'IE', '087 123 4567'],
    ['2125550123', 'US', '(212) 555-0123'],
    ['12125550123', 'US', '1 (212) 555-0123'],
    ['0612345678', 'FR', '06 12 34 56 78'],
    ['+442079460018', 'US', '+44 20 7946 0018'],
    ['+442079460018', null, '+44 20 7946 0018'],
    [' 02079460018 ', 'GB', '020 7946 0018'],
  ];
  for (const [typed, country, written] of table) assert.equal(groupDigits(typed, country), written, typed);
});

test('a value that is not a plain number stays as the visitor typed it, and digits never change', () => {
  for (const text of ['', '020 7946 0018 ext 12', 'after six', '020 7946 0018 x3', '0+4', '++44', '12 or 13', '٠٨٧']) {
    assert.equal(groupDigits(text, 'GB'), text, text);
  }
  for (const country of phoneCountries()) {
    for (const text of ['0123456789', '5551234', '9', '00112233445566778899', '+3531234567']) {
      assert.equal(groupDigits(text, country).replace(/[^\d+]/g, ''), text, `${text} in ${country}`);
    }
  }
});

test('a whole number is put in order only where its length is right and its groups are known', () => {
  const table: readonly [typed: string, country: PhoneCountry | null, written: string][] = [
    ['087-1234567', 'IE', '087 123 4567'],
    ['+353871234567', 'IE', '+353 87 123 4567'],
    ['020-7946-0018', 'US', '020-7946-0018'],
    ['87 123 4567', 'IE', '87 123 4567'],
    ['12 34 56', null, '12 34 56'],
    ['12-3', 'GB', '12-3'],
    ['020 7946 0018 x3', 'GB', '020 7946 0018 x3'],
  ];
  for (const [typed, country, written] of table) assert.equal(formatPastedNumber(typed, country), written, typed);
});

test('a number with a calling code says its country', () => {
  const table: readonly [text: string, country: PhoneCountry | null, found: PhoneCountry | null][] = [
    ['087 123', 'IE', 'IE'], ['+44 20', 'IE', 'GB'], ['+1 416 555 0123', 'US', 'CA'], ['+44', 'JE', 'JE'], ['+999 1', 'IE', null], ['123', null, null],
  ];
  for (const [text, country, found] of table) assert.equal(countryIn(text, country), found, text);
});

test('a number with a calling code is taken apart', () => {
  const table: readonly [text: string, country: PhoneCountry | null, ReturnType<typeof parseInternationalNumber>][] = [
    ['+44 20 7946 0018', 'IE', { country: 'GB', callingCode: '+44', number: '020 7946 0018' }],
    ['00442079460018', 'IE', { country: 'GB', callingCode: '+44', number: '020 7946 0018' }],
    ['011442079460018', 'US', { country: 'GB', callingCode: '+44', number: '020 7946 0018' }],
    ['+1 416 555 0123', 'IE', { country: 'CA', callingCode: '+1', number: '(416) 555-0123' }],
    ['+353871234567', null, { country: 'IE', callingCode: '+353', number: '087 123 4567' }],
    ['087 123 4567', 'IE', null],
    ['+44', 'IE', null],
    ['+', 'IE', null],
    ['', 'IE', null],
    ['+999 12345', 'IE', null],
    ['+44 20 7946 0018 ext 4', 'IE', null],
  ];
  for (const [text, country, expected] of table) assert.deepEqual(parseInternationalNumber(text, country), expected, text);
});

test('the length speaks against a number only where it is known', () => {
  const table: readonly [text: string, country: PhoneCountry | null, problem: ReturnType<typeof lengthProblem>][] = [
    ['087 123 4567', 'IE', null],
    ['123', 'GB', 'short'],
    ['020 7946 0018', 'US', 'long'],
    ['+44 1', 'IE', 'short'],
    ['+999 1234567', 'IE', 'odd'],
    ['', 'IE', null],
    ['12345', null, null],
    ['020 7946 0018 ext 12', 'US', null],
    ['ask me', 'US', null],
  ];
  for (const [text, country, problem] of table) assert.equal(lengthProblem(text, country), problem, `${text} in ${country}`);
});

test('a calling code names a country, the visitor\'s own where several share it', () => {
  const table: readonly [code: string, preferred: PhoneCountry | null, country: PhoneCountry | null][] = [
    ['+353', null, 'IE'],
    ['44', null, 'GB'],
    ['+44', 'JE', 'JE'],
    ['+1', 'CA', 'CA'],
    ['+1', 'IE', 'US'],
    ['00 49', null, 'DE'],
    ['+999', null, null],
    ['', 'IE', null],
  ];
  for (const [code, preferred, country] of table) assert.equal(findCallingCodeCountry(code, preferred), country, code);
  for (const country of phoneCountries()) assert.equal(findCallingCodeCountry(getCallingCode(country), country), country);
  assert.deepEqual(['ie', 'IE', 'XX', '', null].map(phoneCountry), ['IE', 'IE', null, null, null]);
});
