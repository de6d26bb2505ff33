import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { writeJson } from './write-json.js';

/** What Prototype.js 1.6 and 1.7 do to every list: https://github.com/prototypejs/prototype/issues/60 */
const lists = Array.prototype as { toJSON?: unknown };
const objects = Object.prototype as { toJSON?: unknown };

const values: readonly [name: string, value: unknown][] = [
  ['a cart', { entries: [{ sku: 'mug', details: [{ name: 'Glaze', value: 'Ash' }] }], changed: { mug: 5 } }],
  ['an empty list', []],
  ['lists in lists', [[1, [2]], []]],
  ['texts with quotes, breaks and marks', ['"', '\n', '\u2028', '\ud800', '</script>']],
  ['numbers that JSON has not', [NaN, Infinity, -0, 1e21]],
  ['what JSON leaves out', { a: undefined, b: () => {}, c: [undefined, () => {}], d: Symbol('d') }],
  ['null', null],
  ['a date, an address', { at: new Date(0), url: new URL('https://example.com/a b') }],
  ['a key named __proto__', JSON.parse('{"__proto__":{"a":1}}')],
  ['a record without a prototype', Object.assign(Object.create(null), { a: [1] })],
  ['an instance of a class', new class { a = [1]; get b() { return 2; } }()],
];

describe('JSON', () => {
  afterEach(() => {
    delete lists.toJSON;
    delete objects.toJSON;
  });

  for (const [name, value] of values) {
    it(`of ${name} is the browser's own, also where a library gives lists and records a toJSON()`, () => {
      const expected = JSON.stringify(value);
      assert.equal(writeJson(value), expected);
      lists.toJSON = function (this: unknown[]) { return `[${this.length}]`; };
      assert.notEqual(JSON.stringify([1]), '[1]', 'the library is in the way');
      assert.equal(writeJson(value), expected);
      objects.toJSON = () => { throw new Error('asked'); };
      assert.equal(writeJson(value), expected);
    });
  }

  it('of a value that contains itself does not exist', () => {
    const list: unknown[] = [1];
    list.push({ list });
    assert.throws(() => writeJson(list), TypeError);
    assert.equal(writeJson([1, [1], 1]), '[1,[1],1]');
  });

  it('of what JSON has no word for is null', () => assert.equal(writeJson(undefined), 'null'));
});
