import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldRules } from './fields/field-rules.js';
import { type FieldType, fieldTypes, type FormField } from './form-field.js';
import { validateField } from './fields/validate-field.js';
import { validateFields } from './validate-fields.js';

const options = ['Red', 'Blue'];

describe('a text far longer than its field takes', () => {
  const length = 120_000;
  const hostile = [
    `x${' '.repeat(length)}x`, `${' '.repeat(length)}x`, '\r\n'.repeat(length), `${'a'.repeat(length)}!`, `${'a.'.repeat(length)}!`, `a@${'b.'.repeat(length)}`,
    `http://${'a-'.repeat(length)}`, `${'1 '.repeat(length)}x`, `1${',000'.repeat(length)}x`, '-'.repeat(length), `${'('.repeat(length)}`, '@'.repeat(length),
  ];

  /** The longest text that any pattern is asked about meanwhile. */
  function longestSeen(work: () => void): number {
    let longest = 0;
    const { exec } = RegExp.prototype;
    RegExp.prototype.exec = function (this: RegExp, text: string) {
      longest = Math.max(longest, text.length);
      return exec.call(this, text);
    };
    try {
      work();
    } finally {
      RegExp.prototype.exec = exec;
    }
    return longest;
  }

  for (const type of fieldTypes.filter(each => fieldRules.get(each)!.schema)) {
    const names = fieldRules.get(type)!.parts ?? (type === 'likert' ? options : []);
    const field: FormField = { id: 'one', type, title: 'One', ...['radio', 'select', 'checkbox', 'likert'].includes(type) && { options } };
    test(`is refused before a pattern sees it: ${type}`, () => {
      for (const text of hostile) {
        for (const sent of [text, [text], ...names.map(part => ({ [part]: text }))]) {
          let verdict = {};
          const seen = longestSeen(() => { verdict = validateFields([field], new Map([['one', sent]])); });
          assert.ok(seen <= (type === 'textarea' ? 21_000 : 3000), `a pattern saw ${seen} characters`);
          assert.notDeepEqual(verdict, { kind: 'valid', values: { one: sent } });
        }
      }
    });
  }

  test('is what it is called, and which part it is', () => {
    const [text] = hostile;
    const said = (type: FieldType, value: unknown) => validateField({ id: 'one', type, title: 'One', required: true }, value);
    assert.deepEqual(said('name', text), { kind: 'bad', message: 'tooLong' });
    assert.deepEqual(said('name', { first: 'Ada', last: text }), { kind: 'bad', message: 'tooLong', part: 'last' });
    assert.deepEqual(said('name', `${' '.repeat(1200)}Ada`), { kind: 'good', value: 'Ada' });
  });
});
