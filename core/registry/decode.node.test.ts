import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  anything,
  dictionaryOf,
  either,
  lenient,
  finiteNumber,
  flag,
  jsonOf,
  listOf,
  oneOf,
  optional,
  recordOf,
  text,
  wholeNumber,
  type Decoder,
} from './decode.js';

interface Line { readonly sku: string; readonly plan?: string | undefined; readonly image?: string | undefined }
const line = recordOf<Line>({ sku: text({ least: 1, most: 3 }), plan: optional(text()), image: lenient(text()) });

const rows: readonly [name: string, shape: Decoder<unknown>, given: unknown, read: unknown, faults?: readonly string[]][] = [
  ['a text', text(), 'a', 'a'],
  ['no text', text(), 5, undefined, ['']],
  ['a text that is too long', text({ most: 1 }), 'ab', undefined, ['']],
  ['a text of another pattern', text({ pattern: /^\d$/ }), 'a', undefined, ['']],
  ['a whole number', wholeNumber(0, 9), 9, 9],
  ['a half', wholeNumber(0, 9), 0.5, undefined, ['']],
  ['a number beyond', wholeNumber(0, 9), 10, undefined, ['']],
  ['an endless number', finiteNumber(), Infinity, undefined, ['']],
  ['true', flag, true, true],
  ['a word for true', flag, 'true', undefined, ['']],
  ['one of several', oneOf('a', 'b'), 'b', 'b'],
  ['none of several', oneOf('a', 'b'), 'toString', undefined, ['']],
  ['JSON of any shape', anything, [{}], [{}]],
  ['the second of two shapes', either<unknown>('a text or a number', text(), finiteNumber()), 5, 5],
  ['neither of two shapes', either<unknown>('a text or a number', text(), finiteNumber()), {}, undefined, ['']],
  ['a list with one bad item', listOf(text()), ['a', 1, 'b'], ['a', 'b'], ['[1]']],
  ['a list that is longer', listOf(text(), 1), ['a', 'b'], ['a']],
  ['no list', listOf(text()), { length: 1 }, undefined, ['']],
  ['a dictionary with one bad value', dictionaryOf(flag), { a: true, b: 1 }, { a: true }, ['.b']],
  ['a record', line, { sku: 'a', image: 'b' }, { sku: 'a', image: 'b' }],
  ['a record with fields of its own', line, { sku: 'a', more: [1] }, { sku: 'a', more: [1] }],
  ['a record without what it needs', line, { image: 'b' }, undefined, ['sku']],
  ['a record whose field stands at its prototype', line, Object.create({ sku: 'a' }), undefined, ['sku']],
  ['a record with a wrong optional field', line, { sku: 'a', plan: 1 }, undefined, ['plan']],
  ['a record with a wrong expendable field', line, { sku: 'a', image: {} }, { sku: 'a' }, ['image']],
  ['a list as a record', line, [], undefined, ['']],
  ['null as a record', line, null, undefined, ['']],
  ['JSON text', jsonOf(listOf(line)), '[{"sku":"a"},{"sku":"abcd"},7]', [{ sku: 'a' }], ['[1].sku', '[2]']],
  ['broken JSON', jsonOf(anything), '{"a":', undefined, ['']],
  ['JSON that is too deep', jsonOf(anything), '['.repeat(1e6), undefined, ['']],
  ['JSON that is no text', jsonOf(anything), { a: 1 }, undefined, ['']],
];

describe('what others may have written', () => {
  for (const [name, shape, given, read, faults = []] of rows) {
    it(`is read as declared: ${name}`, () => {
      const heard: string[] = [];
      assert.deepEqual(shape(given, path => heard.push(path)), read);
      assert.deepEqual(heard, faults);
      assert.deepEqual(shape(given), read, 'without a report it is the same');
    });
  }

  it('is a copy: what it was read from can change', () => {
    const given = { sku: 'a' };
    const read = line(given);
    given.sku = 'b';
    assert.equal(read?.sku, 'a');
  });
});
