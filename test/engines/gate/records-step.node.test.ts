import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestRecord } from '../test-record.js';
import { countRecords } from './records-step.js';

const test = (file: string, hasPassed: boolean): TestRecord => ({ kind: 'test', file, name: 'adds', hasPassed, error: hasPassed ? undefined : '1 is not 2' });
const end: TestRecord = { kind: 'end' };
const quiet = { output: '', error: undefined };

describe('the count of a test run', () => {
  it('adds up what passed and what failed', () => {
    const { passed, failures } = countRecords([test('a', true), test('b', true), test('b', false), end], quiet);
    assert.equal(passed, 2);
    assert.deepEqual(failures, ['b\nadds\n1 is not 2']);
  });

  it('counts a run without any test as a failure', () => {
    const { passed, failures } = countRecords([end], quiet);
    assert.equal(passed, 0);
    assert.deepEqual(failures, ['No test has run.']);
  });

  it('counts a runner that ends early as a failure, with its last words', () => {
    const { passed, failures } = countRecords([test('a', true)], { output: 'the browser died', error: 'It ended with SIGSEGV.' });
    assert.equal(passed, 1);
    assert.equal(failures.length, 1);
    assert.match(failures[0], /ended early. It ended with SIGSEGV.[^]*the browser died/);
  });

  it('counts a bad exit code that no test explains', () => {
    assert.equal(countRecords([test('a', true), end], { output: '', error: 'It ended with exit code 1.' }).failures.length, 1);
    assert.equal(countRecords([test('a', false), end], { output: '', error: 'It ended with exit code 1.' }).failures.length, 1);
  });
});
