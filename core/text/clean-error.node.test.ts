import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanError } from './clean-error.js';

const rows: [text: string, cleaned: string][] = [
  ['', ''],
  ['You have no seat on this plan.', 'You have no seat on this plan.'],
  ['<h1>Oops</h1>\n<p>It  broke.</p>', 'Oops It broke.'],
  ['TypeError: x\n    at open (/srv/app.js:10:4)\n    at async main (file:///srv/x.js:1:1)', 'TypeError: x'],
  ['x is undefined\nopen@https://site.example/app.js:10:4', 'x is undefined'],
  ['Asked https://intern.example/a?token=secret for it', 'Asked for it'],
  ['\u0000a\u202eb\u200b', 'a b'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<', '<'],
  ['a'.repeat(5000), `${'a'.repeat(299)}…`],
  [`${'<'.repeat(100_000)}`, `${'<'.repeat(299)}…`],
];
for (const [text, cleaned] of rows) {
  test(`${JSON.stringify(text.slice(0, 40))} becomes ${JSON.stringify(cleaned.slice(0, 40))}`, () => assert.equal(cleanError(text), cleaned));
}
