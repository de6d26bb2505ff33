import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { trackedFiles } from './tracked-files.js';

/** Words that a newcomer searches for. Each is part of the name of a source file or of an export. */
const words = [
  'honeypot', 'spam', 'throttle', 'debounce', 'preload', 'spinner', 'i18n', 'translation', 'error boundary', 'csrf', 'sanitize', 'analytics', 'webhook',
  'rate limit', 'focus trap', 'scroll lock', 'virtual list', 'email', 'refund', 'shipping', 'checkout', 'migration', 'fixture', 'seed', 'theme',
];

const sources = trackedFiles().filter(file => /^(core|elements|demo\/service|styles)\//.test(file) && /\.tsx?$/.test(file) && !file.includes('.test.'));
const exported = /^export (?:default )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
const plain = (name: string): string => name.replace(/[^A-Za-z\d]/g, '').toLowerCase();
const names = sources.flatMap(file => [
  plain(file),
  ...[...readFileSync(file, 'utf8').matchAll(exported)].map(([, name]) => plain(name!)),
]);

for (const word of words) {
  test(`a search for “${word}” finds a file or an export`, () => assert.ok(names.some(name => name.includes(plain(word)))));
}
