import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPaymentLink } from './payment-link.js';

const here = 'http://pots.example';
const service = 'http://service.example:8080';
const title = 'Pay now';

describe('the link to a payment', () => {
  for (const [url, base, expected] of [
    ['/form/pay/1', '', 'http://pots.example/form/pay/1'],
    ['/form/pay/1', service, 'http://service.example:8080/form/pay/1'],
    ['http://pots.example/pay', service, 'http://pots.example/pay'],
    ['https://checkout.stripe.example/c/1', '', 'https://checkout.stripe.example/c/1'],
    ['http://elsewhere.example/pay', service, null],
    ['//elsewhere.example/pay', '', null],
    ['javascript:alert(1)', '', null],
    ['java\nscript:alert(1)', '', null],
    ['data:text/html,hello', '', null],
    ['mailto:ada@example.com', '', null],
    ['https://pots.example@elsewhere.example/', '', null],
    [`https://pots.example/${'a'.repeat(2000)}`, '', null],
  ] as const) test(`${url.slice(0, 60)} from ${base || 'the page'} is ${expected === null ? 'refused' : 'followed'}`, () => {
    assert.deepEqual(readPaymentLink({ url, title }, base, here), expected === null ? null : { url: expected, title });
  });

  for (const given of [null, undefined, 7, 'https://pots.example', [], {}, { url: '/pay' }, { url: '/pay', title: ' ' }, { url: 7, title }]) {
    test(`is not read from ${JSON.stringify(given)}`, () => assert.equal(readPaymentLink(given, '', here), null));
  }

  test('has a title of at most 200 characters', () => assert.equal(readPaymentLink({ url: '/pay', title: 'a'.repeat(900) }, '', here)?.title.length, 200));
});
