import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longestPrefill, plainName, readAddress } from './read-prefill.js';

const rows: readonly [name: string, search: string, values: Readonly<Record<string, readonly string[]>>][] = [
  ['a name alone', '?email=ada@example.com', { email: ['ada@example.com'] }],
  ['a marked name', '?field.email=ada@example.com', { email: ['ada@example.com'] }],
  ['the marked name if both are there, in any order', '?email=a&field.email=b&email=c', { email: ['b'] }],
  ['a part of a field', '?field.name.first=Ada&name.last=Byron', { 'name.first': ['Ada'], 'name.last': ['Byron'] }],
  ['a repeated name', '?field.day=Monday&field.day=Friday', { day: ['Monday', 'Friday'] }],
  ['encoded characters', '?topic=A%20%26%20B+C&name=%F0%9F%8F%BA', { topic: ['A & B C'], name: ['🏺'] }],
  ['broken characters', '?topic=%E0%A4%A', { topic: ['\ufffd%A'] }],
  ['a name that objects have', '?__proto__=a&constructor=b', { ['__proto__']: ['a'], constructor: ['b'] }],
  ['a field whose own name begins with the mark', '?field.field.a=b', { 'field.a': ['b'] }],
  ['no value', '?email', { email: [''] }],
  ['nothing', '', {}],
];

describe('the values of a page\'s address', () => {
  for (const [name, search, values] of rows)
    it(`include ${name}`, () => assert.deepEqual([...readAddress(search)], Object.entries(Object.getOwnPropertyDescriptors(values)).map(([key, { value }]) => [key, value])));

  it('leave out what is too long', () => {
    assert.equal(readAddress(`?a=${'x'.repeat(longestPrefill)}`).get('a')?.[0]?.length, longestPrefill);
    assert.equal(readAddress(`?a=${'x'.repeat(longestPrefill + 1)}`).has('a'), false);
  });

  it('are at most a hundred', () => {
    const search = `?${Array.from({ length: 5000 }, (_, at) => `f${at}=${at}`).join('&')}`;
    assert.equal(readAddress(search).size, 100);
  });
});

it('attributes name a field in lower case, with hyphens', () => {
  for (const [name, plain] of [['email', 'email'], ['name.first', 'name-first'], ['Your size', 'your-size'], ['größe[]', 'größe--']] as const)
    assert.equal(plainName(name), plain);
});
