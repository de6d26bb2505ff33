import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeeperThan } from './nesting.js';

const rows: readonly (readonly [title: string, html: string, isDeep: boolean])[] = [
  ['nothing', '', false],
  ['as many as allowed', '<div>'.repeat(10), false],
  ['one more', '<div>'.repeat(11), true],
  ['many beside each other', '<p>a</p>'.repeat(100), false],
  ['elements without an end tag', '<img src="a.jpg"><br><input>'.repeat(100), false],
  ['upper case', '<DIV>'.repeat(11), true],
  ['end tags of elements that are not open', '<div></x>'.repeat(11), true],
  ['open tags of several names', '<a><b><i><u>'.repeat(3), true],
  ['attributes', '<div class="<p>">'.repeat(5), false],
  ['a list without end tags', `<ul>${'<li>a'.repeat(9)}</ul>`, false],
];
for (const [title, html, isDeep] of rows) test(`${title}: ${isDeep ? 'too deep' : 'allowed'}`, () => assert.equal(isDeeperThan(html, 10), isDeep));
