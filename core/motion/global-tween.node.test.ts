import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineGlobalTween } from './global-tween.js';
import { Tween } from './tween.js';

test('the global tween is ours, and its use is logged as unsupported, once', context => {
  const log = context.mock.method(console, 'error', () => {});
  const page: { Tween?: unknown } = {};
  defineGlobalTween(page);
  assert.equal(log.mock.callCount(), 0, 'not before it is used');
  assert.equal(page.Tween, Tween);
  assert.equal(page.Tween, Tween);
  assert.equal(log.mock.callCount(), 1);
  assert.match(String(log.mock.calls[0]!.arguments[0]), /global "Tween"; expected import .* unsupported/);
});

test('a Tween of the page\'s own stays, before and after', context => {
  const log = context.mock.method(console, 'error', () => {});
  const own = { Tween: 'own' };
  defineGlobalTween(own);
  assert.equal(own.Tween, 'own');
  const page: { Tween?: unknown } = {};
  defineGlobalTween(page);
  page.Tween = 'later';
  assert.equal(page.Tween, 'later');
  assert.equal(log.mock.callCount(), 0);
});
