import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestRecord } from '../test-record.js';
import { countRecords, failedFiles, outcomeOf } from './records-step.js';

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

describe('a second run', () => {
  const file = (name: string): TestRecord => ({ kind: 'file', file: name, ms: 1 });

  it('is of the files that failed or were not reached', () => {
    assert.deepEqual(failedFiles(['a', 'b', 'c'], [test('a', true), file('a'), test('b', true), test('b', false), file('b')]), ['b', 'c']);
  });

  it('is of all files where a failure is written in a file that several run', () => {
    assert.deepEqual(failedFiles(['a', 'b'], [test('rules', false), file('a'), file('b')]), ['a', 'b']);
  });

  it('is not offered where nothing failed', () => {
    assert.equal(outcomeOf(['a'], { records: [test('a', true), file('a'), end], result: quiet }, async () => assert.fail()).again, undefined);
  });

  it('counts the failed files again and keeps the rest', async () => {
    const first = { records: [test('a', true), file('a'), test('b', true), test('b', false), file('b'), end], result: quiet };
    const ranAgain = (hasPassed: boolean) => outcomeOf(['a', 'b'], first, async files => {
      assert.deepEqual(files, ['b']);
      return { records: [test('b', true), test('b', hasPassed), file('b'), end], result: quiet };
    }).again!.run();
    assert.deepEqual(await ranAgain(true), { passed: 3, failures: [] });
    assert.deepEqual(await ranAgain(false), { passed: 2, failures: ['b\nadds\n1 is not 2'] });
  });
});
