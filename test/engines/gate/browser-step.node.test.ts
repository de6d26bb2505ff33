import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestRecord } from '../test-record.js';
import { lostFiles } from './browser-step.js';

const record = (file: string, name: string, error?: string): TestRecord => ({ kind: 'test', file, name, hasPassed: error === undefined, error });

describe('files that a dead browser has left without a result', () => {
  it('are those without any record', () => {
    assert.deepEqual(lostFiles(['a', 'b'], [record('a', 'adds')]), ['b']);
  });

  it('are those of which only the driver has spoken', () => {
    const records = [
      record('a', '(the file)', 'Error: Target page, context or browser has been closed'),
      record('b', '(the file)', 'SyntaxError: x'),
      record('c', '(the file)', 'Tests were interrupted because the browser disconnected.'),
    ];
    assert.deepEqual(lostFiles(['a', 'b', 'c'], records), ['a', 'c']);
  });

  it('are not those of which a test has passed or failed', () => {
    const gone = 'Protocol error: Session closed.';
    const records = [record('a', 'adds', '1 is not 2'), record('a', '(the file)', gone), record('b', 'adds'), record('b', '(the file)', gone)];
    assert.deepEqual(lostFiles(['a', 'b'], records), []);
  });
});
