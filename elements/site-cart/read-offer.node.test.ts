import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOffer } from './read-offer.js';

const post = { name: 'Post', cents: 495 };
const spring = { code: 'SPRING', percent: 10 };

describe('what a page offers with its cart', () => {
  const good: [fact: string, options: unknown, coupons: unknown, found?: { options?: object[]; coupons?: object[] }][] = [
    ['nothing', [], []],
    [
      'everything it can',
      [{ ...post, countries: ['IE'], freeFromCents: 6000 }],
      [
        { ...spring, minimumCents: 2000 },
        { code: 'FIVE', cents: 500 },
        { code: 'SENT', freeShipping: true },
      ],
    ],
    ['numbers in quotes', [{ name: 'Post', cents: '495' }], [{ code: 'SPRING', percent: '10' }], { options: [post], coupons: [spring] }],
    [
      'yes in quotes, and the sum of a large cart',
      [{ ...post, freeFromCents: 250_000_000 }],
      [{ code: 'SENT', freeShipping: 'true' }],
      { coupons: [{ code: 'SENT', freeShipping: true }] },
    ],
    ['blanks round a code', [], [{ ...spring, code: ' SPRING ' }], { coupons: [spring] }],
    [
      'null for what is not there',
      [{ ...post, countries: null, freeFromCents: null }],
      [{ ...spring, cents: null }],
      { options: [post], coupons: [spring] },
    ],
    ['names that it does not know', [{ ...post, id: 'p1' }], [{ ...spring, note: 'for friends' }], { options: [post], coupons: [spring] }],
  ];
  for (const [fact, options, coupons, found] of good) {
    it(fact, () => assert.deepEqual(readOffer({ options, coupons }), { offer: { options, coupons, ...found }, faults: [] }));
  }

  const bad: [fact: string, list: 'options' | 'coupons', one: unknown][] = [
    ['null', 'options', null],
    ['a text', 'options', 'Post'],
    ['no name', 'options', { cents: 495 }],
    ['an invalid name', 'options', { ...post, name: 5 }],
    ['no price', 'options', { name: 'Post' }],
    ['half a cent', 'options', { ...post, cents: 4.5 }],
    ['a price below zero', 'options', { ...post, cents: -1 }],
    ['countries as text', 'options', { ...post, countries: 'IE' }],
    ['invalid countries', 'options', { ...post, countries: [5] }],
    ['an invalid limit', 'options', { ...post, freeFromCents: 'never' }],
    ['null', 'coupons', null],
    ['no code', 'coupons', { percent: 10 }],
    ['an invalid code', 'coupons', { ...spring, code: 5 }],
    ['a code of blanks', 'coupons', { ...spring, code: ' ' }],
    ['a code of 61 characters', 'coupons', { ...spring, code: 'x'.repeat(61) }],
    ['a code for nothing', 'coupons', { code: 'SPRING' }],
    ['a share above 100', 'coupons', { ...spring, percent: 110 }],
    ['an invalid percentage', 'coupons', { ...spring, percent: 'ten' }],
    ['an amount below zero', 'coupons', { code: 'FIVE', cents: -500 }],
    ['a word for yes', 'coupons', { code: 'SENT', freeShipping: 'yes' }],
    ['an invalid minimum amount', 'coupons', { ...spring, minimumCents: {} }],
  ];
  const names = { options: 'shipping-options', coupons: 'coupons' };
  for (const [fact, list, one] of bad) {
    it(`${names[list]} with ${fact}: named and left out, the others stay`, () => {
      const { offer, faults } = readOffer({ options: [post], coupons: [spring], [list]: [one, list === 'options' ? post : spring] });
      assert.deepEqual(offer, { options: [post], coupons: [spring] });
      assert.equal(faults.length, 1);
      assert.match(faults[0]!, new RegExp(`^${names[list]} has ".*"; expected \\{.*\\}.*; ignoring it\\.$`));
    });
  }
  for (const list of ['options', 'coupons'] as const) {
    it(`${names[list]} that are no list: ignored and reported`, () => {
      const { offer, faults } = readOffer({ options: [], coupons: [], [list]: { length: 1 } });
      assert.deepEqual([offer[list], faults.length], [[], 1]);
      assert.match(faults[0]!, /expected a list of .*; offering none\.$/);
    });
  }
});
