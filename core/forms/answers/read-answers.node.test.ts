import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAnswers } from './read-answers.js';

const one = { id: 'name', label: 'Name', lines: ['Ada'] };
const rows: [name: string, given: unknown[], read: unknown[]][] = [
  ['what a service has stored', [one], [one]],
  ['nothing', [], []],
  ['what is not an answer', [null, 7, 'Ada', {}, { ...one, id: 7 }, { ...one, label: null }, { ...one, lines: 'Ada' }, { ...one, lines: [] }, one], [one]],
  ['lines that are text alone', [{ ...one, lines: ['Ada', 7, null, ' ', 'Grace'] }], [{ ...one, lines: ['Ada', 'Grace'] }]],
  ['an id once', [one, { ...one, lines: ['Grace'] }], [one]],
];

describe('answers of a service', () => {
  for (const [name, given, read] of rows) it(`are read: ${name}`, () => assert.deepEqual(readAnswers(given), read));

  it('are bounded', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), label: 'x', lines: Array.from({ length: 1000 }, () => 'y') }));
    const read = readAnswers(many);
    assert.deepEqual([read.length, read[0]!.lines.length], [300, 300]);
  });
});
