import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { searchWords } from './search-words.js';

describe('a search is counted as', () => {
  const rows: [query: string, words: string][] = [
    ['bowl', 'bowl'],
    ['  salt\n glaze\t bowl ', 'salt glaze bowl'],
    ['', ''],
    [' \n', ''],
    ['order of ada@example.com', 'order of [email]'],
    ['ada@example', '[email]'],
    ['@home', '@home'],
    ['a @ b', 'a @ b'],
    ['+353 1 456 7890', '[number]'],
    ['order 10023456 where', 'order [number] where'],
    ['(01) 234-56.789', '(01) [number]'],
    ['lego 75192', 'lego 75192'],
    ['2024 2025', '[number]'],
    ['ISBN 978', 'ISBN 978'],
    ['Töpferei 🏺', 'Töpferei 🏺'],
    ['x'.repeat(5000), 'x'.repeat(100)],
    ['🏺'.repeat(300), '🏺'.repeat(100)],
  ];
  for (const [query, words] of rows) test(JSON.stringify(words.slice(0, 40)), () => assert.equal(searchWords(query), words));
});
