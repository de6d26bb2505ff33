import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { registry } from '../registry/registry.js';
import { warnAboutAmbiguousLink } from './warn-about-ambiguous-link.js';

describe('an address of an author', () => {
  let heard: string[];
  beforeEach(() => {
    heard = [];
    registry.warnings.clear();
    mock.method(console, 'warn', (text: string) => heard.push(text));
  });
  afterEach(() => mock.restoreAll());
  /** Its code was imported before: every warning has been written by then. */
  const settled = async () => {
    await import('./bare-address.js');
    await new Promise(resolve => { setImmediate(resolve); });
  };

  const warned: [address: string, noun: string, other: string][] = [
    ['foo.travel', 'a website', 'https://foo.travel'],
    ['example.com/menu', 'a website', 'https://example.com/menu'],
    ['www.example.co.uk?a=1', 'a website', 'https://www.example.co.uk?a=1'],
    ['example.com:8080', 'a website', 'https://example.com:8080'],
    ['10.0.0.1', 'a website', 'https://10.0.0.1'],
    ['bücher.example', 'a website', 'https://bücher.example'],
    ['ada@example.com', 'an email address', 'mailto:ada@example.com'],
    ['ada@example.com/a', 'a website', 'https://ada@example.com/a'],
  ];
  for (const [address, noun, other] of warned) {
    test(`${address} is reported once, with both interpretations`, async () => {
      for (let times = 0; times < 2; times++) warnAboutAmbiguousLink('<site-order-link>: url', address);
      await settled();
      assert.deepEqual(heard, [
        `<site-order-link>: url "${address}" may be a page of this site or ${noun}; it is used as a page of this site. Write "${other}" or "/${address}".`,
      ]);
    });
  }

  const silent = [
    '',
    '/foo.travel',
    './foo.travel',
    '../foo.travel',
    '#foo.travel',
    '?a=foo.travel',
    'https://foo.travel',
    '//foo.travel',
    'mailto:ada@example.com',
    'tel:1.2',
    'visit',
    'a/foo.travel',
    'photo.jpg',
    'picture.webp?w=2',
    'about.html',
    'data/prices.csv',
    'events.ics',
    'feed.xml',
    'index.php?id=2',
    'v1.2',
    '@ada',
    'a b.c',
    'javascript:a.b',
  ];
  for (const address of silent) {
    test(`${JSON.stringify(address)} has one interpretation, and nothing is reported`, async () => {
      warnAboutAmbiguousLink('<site-order-link>: url', address);
      await settled();
      assert.deepEqual(heard, []);
    });
  }
});
