import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, trusted } from './html.js';
import { jsonBlock } from './json-block.js';

test('values are escaped in text and in attributes', () => {
  const typed = `"><img src=x onerror='1'>&`;
  assert.equal(
    html`<p title="${typed}">${typed}</p>`.text,
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;">'
      + '&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;</p>',
  );
});

test('markup, lists and absent values print as one reads them', () => {
  const items = ['a', html`<b>b</b>`, trusted('<i>c</i>'), 4];
  assert.equal(html`<p>${items}${false}${null}${undefined}${0}</p>`.text, '<p>a<b>b</b><i>c</i>40</p>');
});

test('a template keeps its own text and backslashes of values', () => {
  assert.equal(html`${'a\\b'}-${''}-`.text, 'a\\b--');
});

test('a data block cannot be ended from inside', () => {
  const block = jsonBlock('data-x', { note: '</script><script>alert(1)</script>' }).text;
  assert.equal(block.match(/<\/script>/g)?.length, 1);
  assert.deepEqual(JSON.parse(block.replace(/^<[^>]+>|<\/script>$/g, '')), {
    note: '</script><script>alert(1)</script>',
  });
});
