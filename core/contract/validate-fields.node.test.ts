import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldMessages } from './field-messages.js';
import { fieldRules } from './fields/field-rules.js';
import type { FieldType, FormField } from './form-field.js';
import { fieldTypes } from './form-field.js';
import { validateFields } from './validate-fields.js';

const options = ['Red', 'Blue'];

/** Kind of field, its settings, what is sent, and the value kept or the message given. */
type Row = [type: FieldType, settings: Partial<FormField>, sent: unknown, kept: unknown, message?: string];

const rows: Row[] = [
  ['text', {}, '  two\r\nlines ', 'two lines'],
  ['text', {}, '', undefined],
  ['text', {}, null, undefined],
  ['text', { maxLength: 3 }, 'four', undefined, fieldMessages.tooLong],
  ['name', { required: true }, ' ', undefined, fieldMessages.required],
  ['textarea', { maxLength: 3 }, 'a\r\nb', 'a\nb'],
  ['textarea', { maxLength: 3 }, 'a\r\nbc', undefined, fieldMessages.tooLong],
  ['textarea', { maxLength: 3 }, '', undefined],
  ['email', {}, ' a@b.ie ', 'a@b.ie'],
  ['email', {}, 'a@b.c', undefined, fieldMessages.email],
  ['email', {}, 'a b@c.ie', undefined, fieldMessages.email],
  ['email', {}, `${'a'.repeat(251)}@b.ie`, `${'a'.repeat(251)}@b.ie`],
  ['email', {}, `${'a'.repeat(252)}@b.ie`, undefined, fieldMessages.email],
  ['email', { required: true }, undefined, undefined, fieldMessages.required],
  ['number', {}, '12.5', 12.5],
  ['number', {}, 0, 0],
  ['number', {}, '1e9', undefined, fieldMessages.number],
  ['number', {}, true, undefined, fieldMessages.number],
  ['checkbox', {}, 'on', true],
  ['checkbox', {}, ['yes'], true],
  ['checkbox', {}, false, undefined],
  ['checkbox', { required: true }, 'off', undefined, fieldMessages.requiredTick],
  ['checkbox', { options }, 'Red', ['Red']],
  ['checkbox', { options }, ['Red', 'Blue', 'Red'], ['Red', 'Blue']],
  ['checkbox', { options }, ['Green'], undefined, fieldMessages.choice],
  ['checkbox', { options, required: true }, [], undefined, fieldMessages.requiredChoice],
  ['radio', { options }, 'Blue', 'Blue'],
  ['select', { options }, 'blue', undefined, fieldMessages.choice],
  ['select', { options, required: true }, '', undefined, fieldMessages.requiredChoice],
];

describe('the value of a field', () => {
  for (const [type, settings, sent, kept, message] of rows) {
    const outcome = message ? 'is refused' : kept === undefined ? 'is nothing' : `is ${JSON.stringify(kept)}`;
    const shown = JSON.stringify(sent)?.slice(0, 40);
    test(`${type} ${JSON.stringify(settings)}: ${shown} ${outcome}`, () => {
      const verdict = validateFields([{ id: 'it', type, title: 'It', ...settings }], new Map([['it', sent]]));
      if (message) assert.deepEqual(verdict, { kind: 'invalid', errors: { it: message } });
      else assert.deepEqual(verdict, { kind: 'valid', values: kept === undefined ? {} : { it: kept } });
    });
  }

  test('has a rule that carries the name of a listed kind', () => {
    for (const [type, rule] of fieldRules) {
      assert.equal(rule.type, type);
      assert.ok(fieldTypes.includes(type));
    }
  });

  test('of an unknown field or of a section is not taken', () => {
    const section: FormField = { id: 'part', type: 'section', title: 'Part' };
    for (const id of ['part', 'other', 'toString']) {
      assert.deepEqual(validateFields([section], new Map([[id, 'x']])), { kind: 'unknown', field: id });
    }
  });

  test('says everything that is wrong at once', () => {
    const fields: FormField[] = [
      { id: 'one', type: 'email', title: 'One' },
      { id: 'two', type: 'text', title: 'Two', required: true },
    ];
    const verdict = validateFields(fields, new Map([['one', 'x']]));
    assert.deepEqual(verdict, { kind: 'invalid', errors: { one: fieldMessages.email, two: fieldMessages.required } });
  });
});
