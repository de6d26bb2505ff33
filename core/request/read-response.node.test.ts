import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RequestResult } from './request-result.js';
import { readResponse, readRetryAfter } from './read-response.js';

const internal = 'Internal server error. Please try again later.';
const unconnected = 'Unable to connect. Please try again';
const unauthorized = 'Unauthorized request';
const unavailable = 'This service is temporarily unavailable. Please try again later.';

// status, body, outcome, and what it says: spec commerce-forms-data §8
const rows: [status: number, text: string, outcome: string, says?: unknown][] = [
  [200, '{"key":"k"}', 'success', { key: 'k' }],
  [201, '[1]', 'success', [1]],
  [200, 'null', 'success', null],
  [200, '"text"', 'success', 'text'],
  [200, '{"error":null}', 'success', { error: null }],
  [200, '{"message":"words of a success"}', 'success', { message: 'words of a success' }],
  [204, '', 'empty'],
  [1223, 'whatever', 'empty'],
  [200, '{"error":"No such thing."}', 'refused', 'No such thing.'],
  [200, '{"error":{"code":3}}', 'refused', unconnected],
  [200, '{"loginRequired":true}', 'login-required', unconnected],
  [401, '{"loginRequired":true,"error":"Log in."}', 'login-required', 'Log in.'],
  [200, '{"authorizationFail":true,"error":"Not yours."}', 'authorization', 'Not yours.'],
  [400, '{"crumbFail":true}', 'crumb', unconnected],
  [400, '{"error":"Wrong."}', 'refused', 'Wrong.'],
  [400, '{"message":"Wrong too."}', 'refused', 'Wrong too.'],
  [400, '{"errors":{"email":"Odd."}}', 'refused', unconnected],
  [401, '{"error":"Who?"}', 'refused', 'Who?'],
  [500, '{"message":"It broke."}', 'refused', 'It broke.'],
  [502, '{"error":"Up there."}', 'refused', 'Up there.'],
  [401, '<h1>no</h1>', 'refused', unauthorized],
  [403, '{"error":"Never passed on."}', 'refused', unauthorized],
  [500, '<h1>Oops</h1>', 'refused', internal],
  [500, '{"billingErrorCode":7}', 'refused', internal],
  [501, '{}', 'refused', internal],
  [502, '', 'refused', unconnected],
  [503, '{"error":"Busy."}', 'refused', unavailable],
  [404, '{"error":"Gone."}', 'refused', unconnected],
  [418, '', 'refused', unconnected],
];

const nameOf = (answer: RequestResult<unknown>) => (answer.kind === 'failure' ? answer.reason : answer.kind);
const saysOf = (answer: RequestResult<unknown>) =>
  (answer.kind === 'failure' ? answer.message : answer.kind === 'success' ? answer.data : undefined);

describe('readAnswer', () => {
  for (const [status, text, outcome, says] of rows) {
    it(`reads ${status} ${text || 'without a body'} as ${outcome}`, () => {
      const answer = readResponse({ status, url: '/api/x', text, format: 'json' });
      assert.equal(nameOf(answer), outcome);
      assert.deepEqual(saysOf(answer), says);
      assert.equal(answer.status, status);
    });
  }

  it('says exactly what could not be parsed and where it came from', () => {
    const answer = readResponse({ status: 200, url: 'https://s.example/api/x', text: '<html>', format: 'json' });
    let reason = '';
    try { JSON.parse('<html>'); } catch (error) { reason = (error as Error).message; }
    assert.equal(nameOf(answer), 'unreadable');
    assert.equal(saysOf(answer),
      `Internal Error: Unable to parse server response from (https://s.example/api/x) as JSON: ${reason}`);
  });

  it('keeps the whole body of a refusal, also where its words are not passed on', () => {
    const answer = readResponse({ status: 429, url: '/', text: '{"error":"Slower.","field":"key"}', format: 'json' });
    assert.deepEqual(answer.kind === 'failure' && answer.body, { error: 'Slower.', field: 'key' });
  });

  it('hands a raw answer over as text', () => {
    const answer = readResponse({ status: 200, url: '/', text: '{"error":"just text"}', format: 'raw' });
    assert.deepEqual(answer, { kind: 'success', status: 200, data: '{"error":"just text"}' });
  });
});

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 10, 23, 4, 0, 0);
  for (const [header, ms] of [
    [null, undefined], ['', undefined], ['soon', undefined], ['0', 0], ['120', 120_000], [' 7 ', 7000], ['-5', undefined], ['1e9', undefined],
    ['Mon, 23 Nov 2026 04:00:30 GMT', 30_000], ['Mon, 23 Nov 2026 03:00:00 GMT', 0],
  ] as const) {
    it(`reads ${header === null ? 'no header' : `"${header}"`} as ${ms}`, () => assert.equal(readRetryAfter(header, now), ms));
  }
});
