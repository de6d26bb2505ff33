import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemErrorTexts as texts } from '../text/system-error-texts.js';
import type { FailureReason } from './answer.js';
import { describeFailure } from './describe-failure.js';

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
