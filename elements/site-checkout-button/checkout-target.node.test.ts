import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkoutTarget, type CheckoutFacts, type CheckoutTarget } from './checkout-target.js';

const mug = { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 2 };
const facts: CheckoutFacts = {
  route: 'cart', checkoutUrl: '', cartToken: '', donatePageId: '', giftCardProductId: '', websiteId: 'w', sku: '', entries: [mug], hasCartElsewhere: false,
};
const get = (url: string): CheckoutTarget => ({ kind: 'go', checkout: { url, method: 'get', fields: {} } });
const post = (cart: string, url = '/commerce/goto-checkout'): CheckoutTarget => ({ kind: 'go', checkout: { url, method: 'post', fields: { cart } } });

describe('a click on a checkout button', () => {
  const rows: [string, Partial<CheckoutFacts>, CheckoutTarget][] = [
    ['sends the lines of the cart, never a price', {}, post('[{"sku":"mug","quantity":2}]')],
    [
      'sends plan and words of a line',
      { entries: [{ ...mug, plan: 'monthly', form: { words: 'Ada' } }] },
      post('[{"sku":"mug","quantity":2,"plan":"monthly","form":{"words":"Ada"}}]'),
    ],
    ["sends them to an address of the page's own", { checkoutUrl: '/pay' }, post('[{"sku":"mug","quantity":2}]', '/pay')],
    ['has no cart', { entries: [] }, { kind: 'no-cart' }],
    ['opens a cart that the shop keeps', { entries: [], hasCartElsewhere: true }, get('/commerce/goto-checkout')],
    ['opens a subscription by its token', { route: 'subscribe', cartToken: 'a.b' }, get('/checkout/subscribe?cartToken=a.b')],
    ['asks for a token', { route: 'subscribe' }, { kind: 'ask' }],
    ['has no subscription', { route: 'subscribe', entries: [] }, { kind: 'no-cart' }],
    ['opens a donation', { route: 'donate', donatePageId: 'roof fund', entries: [] }, get('/checkout/donate?donatePageId=roof+fund')],
    [
      'keeps query and anchor of an address',
      { route: 'donate', donatePageId: 'roof', checkoutUrl: '/give?from=home#now' },
      get('/give?from=home&donatePageId=roof#now'),
    ],
    ['misses what is donated to', { route: 'donate' }, { kind: 'missing', setting: 'donate-page-id' }],
    ['opens a gift card', { route: 'giftcard', giftCardProductId: 'card' }, get('/checkout/giftcard?websiteId=w&giftCardProductId=card')],
    [
      'opens one amount of a gift card',
      { route: 'giftcard', giftCardProductId: 'card', sku: 'card-50', websiteId: '' },
      get('/checkout/giftcard?giftCardProductId=card&sku=card-50'),
    ],
    ['misses the gift card', { route: 'giftcard' }, { kind: 'missing', setting: 'gift-card-product-id' }],
  ];
  for (const [fact, given, expected] of rows) it(fact, () => assert.deepEqual(checkoutTarget({ ...facts, ...given }), expected));
});
