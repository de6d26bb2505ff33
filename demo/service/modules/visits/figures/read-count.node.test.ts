import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CountSums, isBot, maskPath, readCount } from './read-count.js';

const view = { event: 'view', page: '/shop', device: 'phone', language: 'de' } as const;
const read = (more: object, country = '') => readCount({ ...view, ...more }, { country });
/** `page /shop 1/1/0`: count, visits, onward. */
const sums = ({ sums: all }: CountSums) => all.map(({ kind, name, count, visits, onward }) => `${kind} ${name} ${count}/${visits}/${onward}`);
const pairs = ({ pairs: all }: CountSums) => all.map(([one, other]) => `${one.kind} ${one.name} + ${other.kind} ${other.name} ${one.count}/${one.visits}/${one.onward}`);

describe('what a request adds', () => {
  const rows: [title: string, more: object, sums: string[]][] = [
    ['a page view', {}, ['total  1/0/0', 'page /shop 1/0/0', 'device phone 1/0/0', 'language de 1/0/0']],
    ['the first page view of a visit, with what led to it', { isEntry: true, referrer: 'Search.example', campaign: 'news / email' },
      ['total  1/1/0', 'page /shop 1/1/0', 'referrer search.example 1/1/0', 'campaign news / email 1/1/0', 'device phone 1/1/0', 'language de 1/1/0']],
    ['a later page view counts onward for the page before, and no referrer', { from: '/about', referrer: 'search.example' },
      ['total  1/0/1', 'page /shop 1/0/0', 'device phone 1/0/0', 'language de 1/0/0', 'page /about 0/0/1']],
    ['a click', { event: 'press', name: ' book\na table ' }, ['press book a table 1/0/0']],
    ['a submitted form', { event: 'submission', name: 'contact' }, ['submission contact 1/0/0']],
    ['a search without results', { event: 'search', name: 'Salt Glaze' }, ['search salt glaze 1/0/0']],
    ['a recording', { event: 'media', name: 'audio 50%: Bell' }, ['media audio 50%: Bell 1/0/0']],
    ['a missing page is no page view', { event: 'missing', isEntry: true }, ['missing /shop 1/0/0']],
    ['an event without a name is nothing', { event: 'press', name: ' ' }, []],
    ['a referrer that is no host is left out', { isEntry: true, referrer: 'a b' }, ['total  1/1/0', 'page /shop 1/1/0', 'device phone 1/1/0', 'language de 1/1/0']],
    ['a language with a region is left out', { language: 'de-AT' }, ['total  1/0/0', 'page /shop 1/0/0', 'device phone 1/0/0']],
  ];
  for (const [title, more, expected] of rows) test(title, () => assert.deepEqual(sums(read(more)), expected));

  test('a country is one that the proxy names', () => {
    for (const [country, expected] of [['DE', 'country DE 1/0/0'], ['XX', undefined], ['T1', undefined], ['Germany', undefined], ['', undefined]] as const)
      assert.equal(sums(read({}, country)).find(sum => sum.startsWith('country')), expected);
  });

  test('each two properties of a view come together', () => {
    assert.deepEqual(pairs(read({ isEntry: true, referrer: 'search.example' })), [
      'page /shop + referrer search.example 1/1/0', 'page /shop + device phone 1/1/0', 'page /shop + language de 1/1/0',
      'referrer search.example + device phone 1/1/0', 'referrer search.example + language de 1/1/0', 'device phone + language de 1/1/0',
    ]);
    assert.deepEqual(pairs(read({ from: '/about' })).slice(-2), ['page /about + device phone 0/0/1', 'page /about + language de 0/0/1']);
  });

  test('an event comes together with its page and its visit', () => {
    assert.deepEqual(pairs(read({ event: 'press', name: 'book', campaign: 'news' })).map(pair => pair.split(' + ')[1]), [
      'page /shop 1/0/0', 'campaign news 1/0/0', 'device phone 1/0/0', 'language de 1/0/0',
    ]);
    assert.deepEqual(pairs(read({ event: 'missing', from: '/about', page: '/old' }))[0], 'missing /old + page /about 1/0/0');
  });

  test('anything else is refused', () => {
    for (const body of [null, 5, [], 'x', {}, { ...view, visitor: '1' }, { ...view, page: 'shop' }, { ...view, event: 'visit' }, { ...view, device: 'watch' }, { ...view, page: 5 }])
      assert.throws(() => readCount(body, { country: '' }), { status: 400 });
  });
});

test('a path does not hold what may stand for a person', () => {
  for (const [path, masked] of [
    ['/shop/blue-bowls-2026', '/shop/blue-bowls-2026'], ['/a?email=ada@example.com#x', '/a'], ['/unsubscribe/ada@example.com', '/unsubscribe/[email]'],
    ['/u/ada%40example.com', '/u/[email]'], ['/checkout/confirmed/Zk3vTq8RmB2nYw5sXc7uLp1dHf4gJe9a', '/checkout/confirmed/[token]'],
    ['/o/123e4567-e89b-12d3-a456-426614174000', '/o/[id]'], ['/orders/20260001234', '/orders/[number]'], ['/news/2026/11', '/news/2026/11'],
    ['/k/d41d8cd98f00b204e9800998ecf8427e', '/k/[token]'], [`/${'x'.repeat(400)}`, `/${'x'.repeat(299)}`],
  ] as const) assert.equal(maskPath(path), masked);
});

test('programs are recognized by their names', () => {
  for (const [agent, expected] of [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36', true],
    ['curl/8.5.0', true], ['', true], [undefined, true],
  ] as const) assert.equal(isBot(agent), expected, agent);
});
