import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo, readView } from './view.js';

test('theme and direction come from the address, unknown values fall back', () => {
  assert.deepEqual(readView(new URL('http://site/a?theme=dark&dir=rtl')), { path: '/a', dir: 'rtl', theme: 'dark' });
  assert.deepEqual(readView(new URL('http://site/a?theme=neon&dir=up')), { path: '/a', dir: 'ltr', theme: null });
});

test('links carry the view and keep their hash last', () => {
  const view = readView(new URL('http://site/a?theme=dark&dir=rtl'));
  assert.equal(linkTo(view, '/shop#mug'), '/shop?theme=dark&dir=rtl#mug');
  assert.equal(linkTo(readView(new URL('http://site/a')), '/shop#mug'), '/shop#mug');
});
