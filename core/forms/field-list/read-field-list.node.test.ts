import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldTypes } from '../../contract/form-field.js';
import { countriesIn } from './countries.js';
import { fieldViews } from './field-views.js';
import { readFieldList } from './read-field-list.js';

const text = { id: 'a', type: 'text', title: 'A' };

/** What an author writes, what is rendered, and the warnings. */
const rows: [name: string, given: unknown, kept: unknown[], said: string[]][] = [
  ['a good field', [text], [text], []],
  ['nothing', [], [], []],
  ['no list', { a: 1 }, [], ['fields {"a":1} is not a list; expected a list of fields; drawing none.']],
  ['no field', ['x'], [], ['fields[0] "x" is not a field; expected a record with id, type and title; ignoring it.']],
  ['an unknown type', [{ ...text, type: 'emial' }], [],
    [`fields[0] type "emial" is unknown; expected ${fieldTypes.join(', ')}; ignoring it.`]],
  ['a type in capitals', [{ ...text, type: 'TEXT' }], [text], []],
  ['no id', [{ type: 'text', title: 'A' }], [], ['fields[0] id undefined is not a name; expected a text; ignoring it.']],
  ['an id twice', [text, { ...text, title: 'B' }], [text], ['fields[1] id "a" is there twice; expected an id of its own; ignoring it.']],
  ['no title', [{ id: 'a', type: 'text' }], [{ id: 'a', type: 'text', title: 'a' }], []],
  ['a number as title and as option', [{ id: 1, type: 'select', title: 2, options: [3, 'b', 3] }],
    [{ id: '1', type: 'select', title: '2', options: ['3', 'b'] }], []],
  ['a hidden field with a key', [{ type: 'hidden', key: 'from', value: 'spring' }],
    [{ id: 'from', type: 'hidden', title: 'from', key: 'from', value: 'spring' }], []],
  ['a section without an id', [{ type: 'section', title: 'You' }], [{ id: 'fields[0]', type: 'section', title: 'You' }], []],
  ['a property of another kind', [{ ...text, options: ['x'] }], [text],
    ['fields[0] options is nothing a field of type text takes; expected description, placeholder, required, when, requiredWhen, maxLength; ignoring it.']],
  ['a property that is wrong', [{ ...text, type: 'textarea', maxLength: '9' }], [{ ...text, type: 'textarea' }],
    ['fields[0] maxLength "9" is not right; expected a whole number above 0; ignoring it.']],
  ['amounts as numbers or texts', [{ ...text, type: 'currency', amounts: [10, '25.50', 10] }], [{ ...text, type: 'currency', amounts: [10, 25.5] }], []],
  ['an invalid amount', [{ ...text, type: 'currency', amounts: [10, '-5'] }], [{ ...text, type: 'currency' }],
    ['fields[0] amounts [10,"-5"] is not right; expected a list of amounts above 0; ignoring it.']],
  ['amounts that are no list', [{ ...text, type: 'currency', amounts: 10 }], [{ ...text, type: 'currency' }],
    ['fields[0] amounts 10 is not right; expected a list of amounts above 0; ignoring it.']],
  ['a radio without options', [{ ...text, type: 'radio' }], [],
    ['fields[0] of type radio has no options; expected a list of texts; ignoring it.']],
];

describe('a field list', () => {
  for (const [name, given, kept, said] of rows) {
    it(`with ${name}`, () => assert.deepEqual(readFieldList(given), { fields: kept, faults: said }));
  }

  it('can be rendered, whatever the type: by one input or a view of its own', () => {
    assert.deepEqual(Object.keys(fieldViews).sort(), [...fieldTypes].sort());
  });
});

describe('the countries', () => {
  it('are named and sorted in the page\'s language, each with its calling code', () => {
    const german = countriesIn('de');
    assert.equal(new Set(german.map(({ code }) => code)).size, german.length);
    assert.ok(german.length > 240);
    assert.deepEqual(german.find(({ code }) => code === 'IE'), { code: 'IE', name: 'Irland', callingCode: '+353' });
    assert.ok(german.findIndex(({ code }) => code === 'AT') > german.findIndex(({ code }) => code === 'EG'), 'Österreich after Ägypten');
    assert.ok(german.every(({ callingCode }) => /^\+[1-9]\d{0,2}$/.test(callingCode)));
  });
});
