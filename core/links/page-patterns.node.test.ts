import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { blogUrlTokens, isCollectionPanelPath, isPageUrl, readBlogUrlPattern } from './page-patterns.js';

describe('patterns of page addresses', () => {
  for (const [text, expected] of [
    ['visit', true], ['/visit', true], ['/shop/blue-plates/', true], ['2026', true], ['', false], ['/', false], ['Visit', false], ['/a b', false],
    ['//visit', false], ['/a--b', false], ['-a', false], ['a-', false], ['/a?b', false], ['https://example.com', false],
    [`/${'a'.repeat(148)}`, true], [`/${'a'.repeat(149)}`, false],
  ] as const) test(`${JSON.stringify(text.slice(0, 30))} is ${expected ? 'a' : 'no'} page URL`, () => assert.equal(isPageUrl(text), expected));

  for (const [path, expected] of [
    [`/pages/${'a1'.repeat(12)}`, true], [`/pages/${'a1'.repeat(12)}/`, false], [`/pages/${'A1'.repeat(12)}`, false], [`/pages/${'a'.repeat(23)}`, false],
    [`/pages/${'a'.repeat(25)}`, false], [`/x/pages/${'a'.repeat(24)}`, false], [`/pages/${'a'.repeat(24)}\n`, false],
  ] as const) test(`${JSON.stringify(path)} is ${expected ? 'a' : 'no'} collection panel`, () => assert.equal(isCollectionPanelPath(path), expected));

  for (const [typed, pattern] of [
    ['%y/%m/%d/%t', '%y/%m/%d/%t'], ['%Y/%T', '%y/%t'], ['My Blog/%t', 'my-blog/%t'], ['a   b', 'a-b'], ['a//b---c', 'a/b-c'], ['%%t', '%t'], ['%x%t%', 'x%t'],
    ['100%/%t', '100/%t'], ['a_b.c?d#e&f', 'abcdef'], ['Töpferei/%t', 'töpferei/%t'], ['a\tb\n', 'a-b-'], ['', ''], ['<script>', 'script'], ['a - b', 'a-b'],
  ] as const) test(`${JSON.stringify(typed)} is read as ${pattern}`, () => assert.equal(readBlogUrlPattern(typed), pattern));

  test('a pattern that was read is read again as it is, whatever was typed', () => {
    for (let at = 0; at < 3000; at++) {
      const typed = [...Array(8).keys()].map(place => '%%--// ytxA.é'[(at * 7 + place * place * 5 + (at >> place)) % 14]).join('');
      const pattern = readBlogUrlPattern(typed);
      assert.equal(readBlogUrlPattern(pattern), pattern, JSON.stringify(typed));
      for (const [, token] of pattern.matchAll(/%(.?)/gs)) assert.ok(blogUrlTokens.some(each => each === token), JSON.stringify(typed));
    }
  });
});
