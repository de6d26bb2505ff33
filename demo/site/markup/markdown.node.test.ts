import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownPage, slugOf } from './markdown.js';

const written = (source: string) => markdownPage(source, { link: address => (address === 'gone' ? null : address) }).body.text.trim();

test('what documents are made of becomes HTML, everything else text', () => {
  for (const [source, expected] of [
    ['# A `b`\n\nText *of* **two**\nlines.', '<h1 id="a-b">A <code>b</code></h1>\n<p>Text <em>of</em> <strong>two</strong>\nlines.</p>'],
    ['[a](b.md#c) and [x](gone), <https://d.example>', '<p><a href="b.md#c">a</a> and x, <a href="https://d.example">https://d.example</a></p>'],
    ['- a\n- b\n  goes on', '<ul><li>a</li>\n<li>b\ngoes on</li>\n</ul>'],
    ['1. a\n\n   more\n2. b', '<ol><li><p>a</p>\n<p>more</p>\n</li>\n<li>b</li>\n</ol>'],
    ['- a\n  - b', '<ul><li><p>a</p>\n<ul><li>b</li>\n</ul>\n</li>\n</ul>'],
    ['> said', '<blockquote><p>said</p>\n</blockquote>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['a_b_c and `<b>`', '<p>a_b_c and <code>&lt;b&gt;</code></p>'],
    ['<!-- a note -->\nText', '<p>Text</p>'],
  ] as const) assert.equal(written(source), expected);
});

test('a table has its roles, and a bar in a cell', () => {
  const text = written('| A | B |\n| --- | --- |\n| `x \\| y` | z |');
  assert.match(text, /<th role="columnheader" scope="col">A<\/th>/);
  assert.match(text, /<th role="rowheader" scope="row"><code>x \| y<\/code><\/th><td role="cell" data-label="B">z<\/td>/);
});

test('code is to copy, and nothing in it is Markdown', () => {
  const text = written('```html\n<b>*a*</b>\n\n# b\n```\n\nText');
  assert.match(text, /data-copy/);
  assert.doesNotMatch(text, /<em>|<h1/);
  assert.match(text, /<p>Text<\/p>$/);
});

test('headings have the places that code hosts give them, each its own', () => {
  assert.equal(slugOf('`<site-form>`, and more!'), 'site-form-and-more');
  const { headings, title } = markdownPage('# One\n\n## Two\n\n## Two', { link: address => address });
  assert.equal(title, 'One');
  assert.deepEqual(headings.map(({ id }) => id), ['one', 'two', 'two-1']);
});
