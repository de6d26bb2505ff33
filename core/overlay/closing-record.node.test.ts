import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDue, storedRecord, writeRecord, type ClosingRecord, type Rules } from './closing-record.js';

const readRecord = (text: string | null) => storedRecord(text) ?? null;
const dayMs = 86_400_000;
const now = 1_800_000_000_000;
const closed = (daysAgo: number, more: Partial<ClosingRecord> = {}): ClosingRecord =>
  ({ dateClosed: now - daysAgo * dayMs, version: 2, submitted: false, ...more });

describe('an overlay is shown', () => {
  const rows: [string, ClosingRecord | null, Partial<Rules>, boolean][] = [
    ['where nothing is stored', null, {}, true],
    ['where nothing is stored, though never again', null, { displayFrequency: -1 }, true],
    ['not a day after it was closed', closed(1), {}, false],
    ['not a moment before its days have passed', closed(7 - 1 / dayMs), {}, false],
    ['when its days have passed', closed(7), {}, true],
    ['every time with no days', closed(0), { displayFrequency: 0 }, true],
    ['never again with -1', closed(9999), { displayFrequency: -1 }, false],
    ['in a newer version, at once', closed(0, { version: 1 }), { displayFrequency: -1 }, true],
    ['in a newer version, to who signed up too', closed(0, { version: 1, submitted: true }), { untilSignup: true }, true],
    ['not in an older version', closed(1, { version: 3 }), {}, false],
    ['not to who has signed up', closed(99, { submitted: true }), { untilSignup: true }, false],
    ['to who has signed up, where that does not count', closed(99, { submitted: true }), {}, true],
    ['to who has not signed up, when its days have passed', closed(8), { untilSignup: true }, true],
    ['where it was closed in a time to come', closed(-400), { displayFrequency: -1 }, true],
    ['where it was never closed', closed(0, { dateClosed: null }), { displayFrequency: -1 }, true],
  ];
  for (const [title, record, rules, expected] of rows) {
    it(title, () => assert.equal(isDue(record, { version: 2, displayFrequency: 7, untilSignup: false, ...rules }, now), expected));
  }
});

describe('a record', () => {
  it('is stored under the specification\'s keys, and read again', () => {
    const record = closed(3, { submitted: true });
    assert.deepEqual(JSON.parse(writeRecord(record)), { 'date-closed': record.dateClosed, version: 2, submitted: true });
    assert.deepEqual(readRecord(writeRecord(record)), record);
  });

  for (const text of [null, '', 'null', '[]', '{}', '{"version":"2"}', '7', '{"version":']) {
    it(`is not read from ${text ?? 'nothing'}`, () => assert.equal(readRecord(text), null));
  }

  it('takes nothing wrong from what is stored', () => {
    assert.deepEqual(readRecord('{"version":2,"date-closed":"yesterday","submitted":1}'), { dateClosed: null, version: 2, submitted: false });
  });
});
