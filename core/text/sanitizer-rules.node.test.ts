import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowedAttributes, allowedTags, removedTags } from './sanitizer-rules.js';

test('no rule allows an event handler, a style, a name or an address without a check of its own', () => {
  const allowed = Object.values(allowedAttributes).flatMap(rules => Object.keys(rules));
  assert.deepEqual(allowed.filter(name => /^on|^(?:style|class|id|name|slot|part|is|href|src|srcset|srcdoc|action|formaction|target|xlink:href|ping|background)$/.test(name)), []);
});

test('no element is both allowed and removed, and none that runs, loads or asks is allowed', () => {
  assert.deepEqual([...allowedTags].filter(tag => removedTags.has(tag)), []);
  assert.deepEqual([...allowedTags].filter(tag => /^(?:script|style|link|meta|base|iframe|object|embed|svg|math|form|input|button|img|video|audio)$/.test(tag)), []);
});
