import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailure, sanitizeError, systemErrorTexts as texts } from './describe-failure.js';
import type { FailureReason } from './request-result.js';

const network = [texts.network, texts.networkHint];
const rows: [reason: FailureReason, status: number, message: string, shown: string[]][] = [
  ['refused', 400, 'Not yours.', [texts.heading, 'Not yours.']],
  ['authorization', 200, '<b>Not</b> yours.', [texts.heading, 'Not yours.']],
  ['refused', 503, 'This service is temporarily unavailable. Please try again later.',
    [texts.heading, 'This service is temporarily unavailable. Please try again later.']],
  ['unreadable', 200, 'Internal Error: Unable to parse server response from (https://a.example/x) as JSON: y',
    [texts.heading, 'Internal server error. Please try again later.']],
  ['connection', 0, 'Unable to connect. Please try again', network],
  ['timeout', 0, 'whatever', network],
  ['refused', 418, 'Unable to connect. Please try again', network],
  ['refused', 500, '<br>', network],
];
for (const [reason, status, message, shown] of rows) {
  test(`${reason} ${status} "${message.slice(0, 30)}" is headed "${shown[0]}"`, () => {
    assert.deepEqual(Object.values(describeFailure({ reason, status, message }, texts)), shown);
  });
}

const errors: [text: string, cleaned: string][] = [
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
for (const [text, cleaned] of errors) {
  test(`${JSON.stringify(text.slice(0, 40))} becomes ${JSON.stringify(cleaned.slice(0, 40))}`, () => assert.equal(sanitizeError(text), cleaned));
}
