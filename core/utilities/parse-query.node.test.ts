import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery } from './parse-query.js';

const rows: [text: string, expected: [string, string[]][]][] = [
  ['', []],
  ['?', []],
  ['?a=1&b=2', [['a', ['1']], ['b', ['2']]]],
  ['#a=1', [['a', ['1']]]],
  ['a=1&a=2&a=', [['a', ['1', '2', '']]]],
  ['a', [['a', ['']]]],
  ['a=b=c', [['a', ['b=c']]]],
  ['a=x+y%20z', [['a', ['x y z']]]],
  ['?n%C3%A4me=%F0%9F%8F%BA', [['näme', ['🏺']]]],
  ['a=%&b=%zz', [['a', ['%']], ['b', ['%zz']]]],
  ['__proto__=x&toString=y', [['__proto__', ['x']], ['toString', ['y']]]],
  ['&&a=1&&', [['a', ['1']]]],
];
for (const [text, expected] of rows) {
  test(`${JSON.stringify(text)} has ${JSON.stringify(expected)}`, () => assert.deepEqual([...parseQuery(text)], expected));
}

test('a thousand keys are taken, the next one is not', () => {
  const keys = Array.from({ length: 1001 }, (_, at) => `k${at}=${at}`);
  const found = parseQuery(`?${keys.join('&')}`);
  assert.equal(found.size, 1000);
  assert.deepEqual(found.get('k999'), ['999']);
  assert.equal(found.has('k1000'), false);
});

test('one name given ten thousand times counts each time', () => {
  assert.equal(parseQuery('a=1&'.repeat(10_000)).get('a')!.length, 1000);
});
