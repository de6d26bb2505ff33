import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getDisplayPrice, type PriceFacts, type DisplayPrice } from './display-price.js';

const plain: PriceFacts = { priceCents: 2800, salePriceCents: null, onSale: false, trim: false, currency: 'EUR', locale: 'en' };

describe('a price', () => {
  const rows: [string, Partial<PriceFacts>, DisplayPrice | null][] = [
    ['in euro', {}, { now: '€28.00', was: '' }],
    ['trimmed', { trim: true }, { now: '€28', was: '' }],
    ['trimmed, but not whole', { trim: true, priceCents: 2850 }, { now: '€28.50', was: '' }],
    ['of nothing', { priceCents: 0 }, { now: '€0.00', was: '' }],
    ['in yen, which has no cents', { currency: 'JPY' }, { now: '¥2,800', was: '' }],
    ['in German', { locale: 'de-DE' }, { now: '28,00\u00a0€', was: '' }],
    ['in a currency nobody knows', { currency: 'X' }, { now: 'X 28.00', was: '' }],
    ['on sale', { onSale: true, salePriceCents: 2000 }, { now: '€20.00', was: '€28.00' }],
    ['on sale for nothing', { onSale: true, salePriceCents: 0 }, { now: '€0.00', was: '€28.00' }],
    ['with a sale price, not on sale', { salePriceCents: 2000 }, { now: '€28.00', was: '' }],
    ['on sale for as much', { onSale: true, salePriceCents: 2800 }, { now: '€28.00', was: '' }],
    ['on sale for more', { onSale: true, salePriceCents: 9900 }, { now: '€28.00', was: '' }],
    ['on sale, without a sale price', { onSale: true }, { now: '€28.00', was: '' }],
    ['not given', { priceCents: null, onSale: true, salePriceCents: 100 }, null],
  ];
  for (const [fact, facts, expected] of rows) it(fact, () => assert.deepEqual(getDisplayPrice({ ...plain, ...facts }), expected));
});
