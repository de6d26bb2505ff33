import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from 'site-elements/contract/language';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { validateField } from 'site-elements/contract/fields/validate-field';
import { sentValues } from '../../../kernel/fields/sent-values.js';
import { inLanguage } from '../../../kernel/language/speech.js';
import { storedTexts } from './stored-text.js';

const rows: [type: FormField['type'], value: FieldValue, more?: Partial<FormField>, after?: FieldValue][] = [
  ['text', 'Ada & <b>'],
  ['textarea', 'one\n\ntwo'],
  ['email', 'ada@example.com'],
  ['email', 'ada@example.com, bob@example.com', { multiple: true }],
  ['website', 'https://example.com/a?b=c'],
  ['twitter', 'ada'],
  ['number', 1.234],
  ['number', 1234567.5],
  ['number', -3],
  ['number', 1e21],
  ['currency', 1234.5, { currencySymbol: '€' }],
  ['currency', 1.05, { currencySymbol: '$' }],
  ['currency', 1500, { currencySymbol: '¥' }],
  ['currency', 2.5, { amounts: [2.5, 10] }],
  ['date', { year: 2026, month: 3, day: 4 }],
  ['date', { year: 33, month: 12, day: 31 }],
  ['time', { hour: 9, minute: 5 }],
  ['time', { hour: 23, minute: 59, second: 7 }],
  ['name', 'Ada Lovelace'],
  ['name', { first: 'Ada', last: 'Lovelace' }],
  ['name', { first: 'Ada' }],
  ['address', { line1: '1 Quay Street', city: 'Galway', country: 'Ireland' }],
  ['address', '1 Quay Street, Galway'],
  ['phone', { number: '091 123456' }],
  ['phone', { countryCode: '+353', number: '91 123456' }],
  ['phone', { areaCode: '212', prefix: '555', line: '0100' }, {}, { number: '212 555 0100' }],
  ['likert', { Kind: 2, Quick: -1 }, { options: ['Kind', 'Quick'] }],
  ['likert', 1],
  ['radio', 'Red', { options: ['Red', 'Blue'] }],
  ['select', 'Blue', { options: ['Red', 'Blue'] }],
  ['checkbox', ['Red', 'Blue'], { options: ['Red', 'Blue'] }],
  ['checkbox', true],
];

describe('a stored answer in the inputs of its form', () => {
  for (const language of languages) test(`is read as the same answer again: ${language}`, async () => {
    for (const [type, value, more, after = value] of rows) {
      const field: FormField = { id: 'f', type, title: 'F', ...more };
      const found = await inLanguage(language, 'visitor', () => {
        const sent = sentValues([field], new Map(storedTexts(field, value)));
        return validateField(field, sent.get('f'), language);
      });
      assert.deepEqual(found, { kind: 'good', value: after }, `${type} ${JSON.stringify(value)}`);
    }
  });

  test('is readable where its field is of another type by now', () => {
    const as = (type: FormField['type'], value: FieldValue) => storedTexts({ id: 'f', type, title: 'F' }, value);
    assert.deepEqual(as('text', { first: 'Ada', last: 'Lovelace' }), [['f', ['Ada Lovelace']]]);
    assert.deepEqual(as('text', ['a', 'b']), [['f', ['a', 'b']]]);
    assert.deepEqual(as('text', 7), [['f', ['7']]]);
    assert.deepEqual(as('text', { hash: { deep: 'x' } }), [['f', ['']]]);
    assert.deepEqual(as('text', ''), []);
  });
});
