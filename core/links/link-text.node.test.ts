import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linkText } from './link-text.js';

/** With linked stretches in bars, and what they lead to. */
const rows: readonly (readonly [text: string, marked: string, ...hrefs: string[]])[] = [
  ['', ''],
  ['No link. None at all, e.g. here.There', 'No link. None at all, e.g. here.There'],
  ['https://example.com', '|https://example.com|', 'https://example.com'],
  ['See www.example.com.', 'See |www.example.com|.', 'https://www.example.com'],
  ['(see http://example.com/a?b=c#d)!', '(see |http://example.com/a?b=c#d|)!', 'http://example.com/a?b=c#d'],
  ['https://example.com/Clay_(pottery)', '|https://example.com/Clay_(pottery)|', 'https://example.com/Clay_(pottery)'],
  ['(https://example.com/Clay_(pottery))', '(|https://example.com/Clay_(pottery)|)', 'https://example.com/Clay_(pottery)'],
  [
    '“www.example.com”, «www.example.org»',
    '“|www.example.com|”, «|www.example.org|»',
    'https://www.example.com',
    'https://www.example.org',
  ],
  [
    'Write to ada@example.com, or bo@example.studio.',
    'Write to |ada@example.com|, or |bo@example.studio|.',
    'mailto:ada@example.com',
    'mailto:bo@example.studio',
  ],
  ['ftp://example.com/a', '|ftp://example.com/a|', 'ftp://example.com/a'],
  ['http://127.0.0.1:80/', '|http://127.0.0.1:80/|', 'http://127.0.0.1:80/'],
  ['one\n www.example.com\ttwo', 'one\n |www.example.com|\ttwo', 'https://www.example.com'],
  ['@ada a@b a@b@c.de https:// http:/x www. www.x', '@ada a@b a@b@c.de https:// http:/x www. www.x'],
  ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
  ['https://exam"ple.com/<script>', 'https://exam"ple.com/<script>'],
  ['...', '...'],
];
describe('bare text', () => {
  for (const [text, marked, ...hrefs] of rows) {
    test(JSON.stringify(text), () => {
      const pieces = linkText(text);
      assert.equal(pieces.map(piece => (piece.href === undefined ? piece.text : `|${piece.text}|`)).join(''), marked);
      assert.deepEqual(pieces.flatMap(({ href }) => href ?? []), hrefs);
      assert.equal(pieces.map(piece => piece.text).join(''), text);
    });
  }

  test('of a million signs is read, and stays whole', () => {
    for (const part of ['(', ')', '.', 'a', 'a@', ' ', 'www.', 'www.a.de ', '()']) {
      const text = part.repeat(1_000_000 / part.length);
      assert.equal(linkText(text).map(piece => piece.text).join(''), text);
    }
  });
});
