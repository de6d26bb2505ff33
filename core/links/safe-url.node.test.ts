import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeUrl } from './safe-url.js';

for (const address of [
  '', '/', '/a/b?c=d#e', 'a.html', '?q=1', '#top', '//host/path', 'http://example.com', 'HTTPS://example.com', 'ftp://host/file',
  'mailto:name@example.com', 'tel:+441234', 'sms:+441234', './a:b', 'path/with:colon', '/javascript:alert(1)',
]) {
  test(`${JSON.stringify(address)} passes`, () => assert.equal(safeUrl(address), address));
}

for (const address of [
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)',
  '\u0001javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'blob:https://x/y', 'file:///etc/passwd', 'x-custom:go',
]) {
  test(`${JSON.stringify(address)} is refused`, () => assert.equal(safeUrl(address), null));
}
