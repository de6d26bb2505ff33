import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AnswerCache } from './answer-cache.js';

describe('answers of a geocoder are kept', () => {
  test('until they expire, also an empty one', () => {
    const kept = new AnswerCache();
    kept.keep('a', { answer: undefined, until: 10 });
    assert.deepEqual([kept.get('a', 9), kept.get('a', 10), kept.get('b', 0)], [{ answer: undefined }, null, null]);
  });

  test('up to a number: the oldest go', () => {
    const kept = new AnswerCache({ most: 3 });
    for (let at = 0; at < 100; at += 1) kept.keep(String(at), { answer: at, until: 1 });
    assert.deepEqual([kept.size, kept.get('96', 0), kept.get('97', 0), kept.get('99', 0)], [3, null, { answer: 97 }, { answer: 99 }]);
  });

  test('up to a number of bytes, however many and however large they are', () => {
    const kept = new AnswerCache({ mostBytes: 10_000 });
    for (let at = 0; at < 1000; at += 1) {
      kept.keep(`question ${at % 300}`, { answer: 'x'.repeat(at % 240), until: 1 });
      assert.ok(kept.bytes <= 10_000 && kept.bytes >= 0, String(kept.bytes));
    }
    const before = kept.size;
    kept.keep('huge', { answer: 'x'.repeat(5000), until: 1 });
    assert.deepEqual([kept.get('huge', 0), kept.size], [null, before]);
  });
});
