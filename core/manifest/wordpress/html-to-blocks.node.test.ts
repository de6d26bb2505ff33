import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Block } from './block.js';
import { convertToBlocks } from './html-to-blocks.js';
import { parseBlocks } from './saved-blocks.fixture.test.js';
import { serializeBlock } from './serialize-block.js';

/** HTML, and the blocks that it becomes. */
const conversions: readonly (readonly [html: string, names: readonly string[], first?: Block['attributes']])[] = [
  ['<p>One <b>bold</b> word</p>', ['core/paragraph'], { content: 'One <b>bold</b> word' }],
  ['<h2>Title</h2><h3>Below</h3>', ['core/heading', 'core/heading'], { content: 'Title' }],
  ['<ul><li>One</li><li>Two</li></ul>', ['core/list'], {}],
  ['<ol><li>One</li></ol>', ['core/list'], { ordered: true }],
  ['<ul><li>One<ul><li>Two</li></ul></li></ul>', ['core/html']],
  ['<p data-option="Monthly">€18</p><p data-option="Yearly">€180</p>', ['core/html']],
  ['<p><button>Send</button></p>', ['core/html']],
  ['<p>Text</p>\n  <form></form>\n  <p>More</p>', ['core/paragraph', 'core/html', 'core/paragraph']],
  ['<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>', ['core/table'],
    { head: [{ cells: [{ content: 'A', tag: 'th' }] }], body: [{ cells: [{ content: '1', tag: 'td' }] }] }],
  ['<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>', ['core/html']],
  ['<div>\n    <b>1</b>\n  </div>', ['core/html'], { content: '<div>\n  <b>1</b>\n</div>' }],
  ['<pre><code>a {\n  b\n}</code></pre>', ['core/html'], { content: '<pre><code>a {\n  b\n}</code></pre>' }],
  ['only text', ['core/html'], { content: 'only text' }],
  ['', []],
];

describe('HTML as blocks', () => {
  for (const [html, names, first] of conversions) {
    test(html || 'nothing', () => {
      const made = convertToBlocks(html);
      assert.deepEqual(made.map(({ name }) => name), names);
      if (first) assert.deepEqual(made[0]!.attributes, first);
    });
  }

  test('has comments that no attribute ends', () => {
    const saved = serializeBlock({ name: 'site-elements/tooltip', attributes: { text: '--> <b>"&' } });
    assert.equal(saved, '<!-- wp:site-elements/tooltip {"text":"\\u002d\\u002d\\u003e \\u003cb\\u003e\\u0022\\u0026"} /-->');
    assert.deepEqual(parseBlocks(saved)[0]!.attributes, { text: '--> <b>"&' });
    assert.throws(() => serializeBlock({ name: 'core/table', attributes: {} }), /No saved markup/);
  });
});
