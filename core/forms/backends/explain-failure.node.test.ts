import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Failure } from '../../request/request-result.js';
import { explainFailure } from './explain-failure.js';

const plain: Failure = { kind: 'failure', reason: 'refused', status: 400, message: 'of the request layer', body: null };

// spec: page-runtime-platform §8
const rows: [name: string, stage: 'key' | 'save' | 'elsewhere', failure: Partial<Failure>, message: string, detail?: string][] = [
  ['no key', 'key', { status: 500 }, 'noKey'],
  ['no key, with an error of the site', 'key', { status: 429, body: { error: 'Slower.' } }, 'noKey'],
  ['no connection for the key', 'key', { status: 0, reason: 'connection' }, 'unconnected', 'kept'],
  ['no answer in time for the key', 'key', { status: 0, reason: 'timeout' }, 'unconnected', 'kept'],
  ['no connection', 'save', { status: 0, reason: 'connection' }, 'unconnected', 'kept'],
  ['no answer in time', 'save', { status: 0, reason: 'timeout' }, 'unconnected', 'kept'],
  ['no connection elsewhere', 'elsewhere', { status: 0, reason: 'connection' }, 'unconnected', 'keptHere'],
  ['not JSON', 'save', { status: 200, reason: 'unreadable' }, 'processing'],
  ['401', 'save', { status: 401, body: { error: 'Who?' } }, 'status401'],
  ['404', 'save', { status: 404 }, 'status404'],
  ['429', 'save', { status: 429 }, 'status429'],
  ['500', 'save', { status: 500, body: { error: 'It broke.' } }, 'status500'],
  ['400 with an error', 'save', { body: { error: 'That is wrong.' } }, 'That is wrong.'],
  ['413 with an error', 'save', { status: 413, body: { error: 'Too large.' } }, 'Too large.'],
  ['200 with an error', 'save', { status: 200, body: { error: 'No.' } }, 'No.'],
  ['400 with an error that is no text', 'save', { body: { error: { code: 3 } } }, 'unknown'],
  ['502 without a body', 'save', { status: 502 }, 'unknown'],
  ['a status nobody knows', 'save', { status: 418, body: {} }, 'unknown'],
];

describe('explainFailure', () => {
  for (const [name, stage, failure, message, detail = ''] of rows) {
    it(`says "${message}" for ${name}`, () => {
      const said = explainFailure({ stage, failure: { ...plain, ...failure } }, key => key);
      assert.deepEqual(said, { message, detail, errors: {} });
    });
  }

  it('hands the service\'s words for each field over', () => {
    const body = { error: 'Whatever.', errors: { email: 'Odd.', gone: 'Unknown.', empty: '', wrong: 3 } };
    assert.deepEqual(explainFailure({ stage: 'save', failure: { ...plain, body } }, key => key), {
      message: 'someInvalid', detail: '', errors: { email: 'Odd.', gone: 'Unknown.' },
    });
  });
});
