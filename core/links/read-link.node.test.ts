import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hostileAddresses } from './hostile-addresses.fixture.test.js';
import { linkCategories, linkLimits, readLink, readLinkCategory, type LinkCategory, type LinkKind } from './read-link.js';

const x = (count: number) => 'x'.repeat(count);

const rows: readonly (readonly [address: string, kind: LinkKind, isProper: boolean, href?: string | null])[] = [
  ['tel:1234', 'tel', true],
  ['TEL:+353-1-4567', 'tel', true],
  ['tel:123', 'tel', false],
  ['tel:', 'tel', false],
  ['tel:+353 1 4567', 'tel', false],
  ['tel:0800FLOWERS', 'tel', false],
  [`tel:${'1'.repeat(45)}`, 'tel', true],
  ['sms:1234', 'sms', true],
  ['sms:+353 1 4567,(01) 890-12', 'sms', true],
  ['sms:1234?body=Hi', 'sms', false],
  ['sms:,', 'sms', false],
  ['mailto:ada@example.com', 'mailto', true],
  ['mailto:ada@example.com?subject=a@b&body=Hi', 'mailto', true],
  ['mailto:ada@pots.studio', 'mailto', true],
  ['mailto:ada@example', 'mailto', false],
  ['mailto:ada@example.', 'mailto', false],
  ['mailto:ada@bo@example.com', 'mailto', false],
  ['mailto:@example.com', 'mailto', false],
  ['mailto:?subject=Hi', 'mailto', false],
  ['javascript:alert(1)', 'javascript', true, null],
  ['java\nscript:alert(1)', 'javascript', true, null],
  [' \u0001JavaScript:alert(1)', 'javascript', true, null],
  ['javascript:', 'javascript', false, null],
  ['ftp://example.com/a', 'ftp', true],
  ['ftp:example.com', 'malformed', false, null],
  ['#visit', 'anchor', true],
  ['#', 'anchor', false],
  ['#javascript:alert(1)', 'anchor', true],
  ['/visit', 'internal', true],
  ['/a:b', 'internal', true],
  ['about.html', 'internal', true],
  ['./a', 'internal', true],
  ['?page=2', 'internal', true],
  ['/a b', 'internal', false],
  ['10.0.0.1', 'web', true, 'https://10.0.0.1'],
  ['10.0.0.1:8080/a', 'web', true, 'https://10.0.0.1:8080/a'],
  ['192.168.0.1?a=1', 'web', true, 'https://192.168.0.1?a=1'],
  ['[::1]', 'web', true, 'https://[::1]'],
  ['[2001:db8::1]:8080/a', 'web', true, 'https://[2001:db8::1]:8080/a'],
  ['999.1.1.1', 'internal', true],
  ['1.2.3', 'internal', true],
  ['10.0.0.1.html', 'internal', true],
  ['ada@example.com', 'mailto', true, 'mailto:ada@example.com'],
  ['ada@example.com?subject=a:b', 'mailto', true, 'mailto:ada@example.com?subject=a:b'],
  ['ada@localhost', 'mailto', false, 'mailto:ada@localhost'],
  ['ada@10.0.0.1/a', 'web', false, 'https://ada@10.0.0.1/a'],
  ['ada@example.com/a', 'web', false, 'https://ada@example.com/a'],
  ['@ada', 'internal', true],
  ['/@ada', 'internal', true],
  ['posts/ada@home', 'internal', true],
  ['foo.travel', 'internal', true],
  ['photo.jpg', 'web', true, 'https://photo.jpg'],
  ['example.com', 'web', true, 'https://example.com'],
  ['example.com:8080/a?b#c', 'web', true, 'https://example.com:8080/a?b#c'],
  ['www.example.co.uk', 'web', true, 'https://www.example.co.uk'],
  ['http://example.com', 'web', true],
  ['HTTPS://saltmarsh.museum/', 'web', true],
  ['//example.com/a', 'web', true],
  ['https://localhost', 'web', false],
  ['https://exa mple.com', 'web', false, null],
  ['http:example.com', 'malformed', false, null],
  ['https:/example.com', 'malformed', false, null],
  ['https:///example.com', 'malformed', false, null],
  ['http://', 'malformed', false, null],
  ['data:text/html,x', 'other', false, null],
  ['vbscript:x', 'other', false, null],
  ['myapp:open', 'other', false, null],
];
describe('a link', () => {
  for (const [address, kind, isProper, href = address] of rows) {
    test(`${JSON.stringify(address)} is ${isProper ? 'a proper' : 'no proper'} one of the kind ${kind}`, () => {
      const link = readLink(address);
      assert.deepEqual([link?.kind, link?.isProper, link?.href], [kind, isProper, href]);
    });
  }

  for (const address of ['', '  ', '\n\u0001']) test(`${JSON.stringify(address)} is not a link`, () => assert.equal(readLink(address), null));

  // As the specification counts them: a link has fewer characters.
  for (const [kind, start, limit] of [
    ['tel', 'tel:', 50], ['sms', 'sms:', 1000], ['mailto', 'mailto:a@b.c?', 1000], ['javascript', 'javascript:', 250], ['ftp', 'ftp://a.de/', 100],
    ['anchor', '#', 100], ['internal', '/', 150],
  ] as const) {
    test(`of the kind ${kind} has fewer than ${limit} characters`, () => {
      const fillWith = kind === 'tel' || kind === 'sms' ? '1' : 'x';
      const long = (length: number) => readLink(start + fillWith.repeat(length - start.length))!;
      assert.equal(linkLimits[kind], limit);
      assert.deepEqual([long(limit - 1), long(limit)].map(link => [link.kind, link.isTooLong]), [[kind, false], [kind, true]]);
      assert.equal(long(limit).isProper, false);
    });
  }

  test('to the web has no limit of its own', () => assert.equal(readLink(`https://example.com/${x(5000)}`)!.isProper, true));

  for (const [address, isIpAddress] of [
    ['http://127.0.0.1', true], ['10.0.0.1/a', true], ['[::1]/a', true], ['127.1', false], ['http://127.1/', true], ['http://0x7f000001', true], ['https://[::1]:80/', true], ['//192.168.0.1/a', true],
    ['ftp://1.2.3.4', true], ['http://1.2.3.4.example', false], ['http://999.1.1.1', false], ['tel:127.0.0.1', false], ['/127.0.0.1', false],
  ] as const) test(`${address} has ${isIpAddress ? 'an' : 'no'} IP address`, () => assert.equal(readLink(address)?.isIpAddress, isIpAddress));

  const categories: readonly (readonly [address: string, category: LinkCategory, page?: string])[] = [
    ['', 'empty'], [' \n', 'empty'],
    ['#visit', 'anchor'], ['#', 'anchor'],
    ['https://example.com/', 'external link'], ['http://example.com/s/a.pdf', 'external link'], ['//example.com', 'external link'], ['example.com', 'external link'],
    ['ftp://example.com/a', 'external link'], ['10.0.0.1', 'external link'], ['ada@example.com/a', 'external link'],
    ['/s/menu.pdf', 'file link'], ['/s/', 'file link'], ['/s/a.pdf?download=1#page=2', 'file link'],
    ['/s', 'content link'], ['/shop', 'content link'], ['/shop/s/a', 'content link'], ['s/menu.pdf', 'content link'], ['about.html', 'content link'], ['?page=2', 'content link'], ['foo.travel', 'content link'], ['./a', 'content link'],
    ['http:example.com', 'malformed protocol'], ['https:/example.com', 'malformed protocol'], ['ftp:example.com', 'malformed protocol'],
    ['mailto:ada@example.com', 'other protocol'], ['ada@example.com', 'other protocol'], ['tel:1234', 'other protocol'], ['sms:1234', 'other protocol'], ['javascript:alert(1)', 'other protocol'], ['myapp:open', 'other protocol'],
    ['https://pots.example/shop', 'content link', 'https://pots.example/about'], ['https://pots.example/s/a.pdf', 'file link', 'https://pots.example/about'],
    ['//pots.example/s/a.pdf', 'file link', 'https://pots.example/about'], ['http://pots.example/', 'content link', 'https://pots.example/about'],
    ['https://shop.pots.example/', 'external link', 'https://pots.example/about'], ['https://pots.example:8443/', 'external link', 'https://pots.example/about'],
    ['s/menu.pdf', 'file link', 'https://pots.example/'], ['s/menu.pdf', 'content link', 'https://pots.example/shop/'], ['../s/a.pdf', 'file link', 'https://pots.example/shop/'],
    ['pots.de', 'content link', 'https://pots.de/'], ['/shop', 'content link', 'no page'], ['https://a.de', 'external link', 'no page'], ['https://exa mple.com', 'external link', 'no page'],
  ];
  for (const [address, category, page] of categories) {
    test(`${JSON.stringify(address)}${page ? ` on ${page}` : ''} is of the category ${category}`, () => assert.equal(readLinkCategory(address, page), category));
  }
  test('of each category is in the table', () => assert.deepEqual([...new Set(categories.map(([, category]) => category))].sort(), [...linkCategories].sort()));

  for (const [address, isAmbiguous] of [
    ['foo.travel', true], ['saltmarsh.museum/visit', true], ['bücher.example', true], ['photo.jpg', true], ['menu.pdf?v=2', true], ['index.php/a', true],
    ['example.com', false], ['www.example.co.uk', false], ['about.html', false], ['picture.webp', false], ['data.json?a=1', false], ['/foo.travel', false], ['./foo.travel', false],
    ['https://foo.travel', false], ['https://photo.jpg', false], ['//photo.jpg', false], ['visit', false], ['v1.2', false], ['10.0.0.1', false], ['ada@example.com', false], ['#a.travel', false],
  ] as const) test(`${address} is ${isAmbiguous ? '' : 'not '}ambiguous`, () => assert.equal(readLink(address)!.isAmbiguous, isAmbiguous));

  test('that would run as a script is never written, however it is spelled, and is of its kind or another protocol', () => {
    for (const address of hostileAddresses()) {
      const link = readLink(address);
      if (link?.href == null) continue;
      assert.ok(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'sms:'].includes(new URL(link.href, 'https://page.example/').protocol), JSON.stringify(address));
    }
  });

  test('of a million letters is read', () => {
    for (const part of ['a', '.', 'a.', '@', '-', '/', ':', '%', '1']) for (const start of ['', 'mailto:', 'https://', 'sms:', 'tel:']) readLink(start + part.repeat(1_000_000));
  });
});
