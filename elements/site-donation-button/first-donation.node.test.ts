import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DonationContent } from './donation-button.state.js';
import { contentInMarkup, firstDonation, getOffer } from './first-donation.js';

describe('what the author of a donation has written, as a server reads it', () => {
  const rows: [markup: string, content: DonationContent][] = [
    ['', 'none'],
    [' \n ', 'none'],
    ['Give for the roof', 'label'],
    ['<b>Give</b> for the roof', 'label'],
    ['<a href="/give">Give</a>', 'none'],
    ['<a name="give">Give</a>', 'label'],
    ['<article>Give</article>', 'label'],
    ['<img src="/roof.jpg" alt="">', 'none'],
    ['<form method="post" action="/give"><button>Give</button></form>', 'form'],
    ['<p>Give</p><FORM><input name="amount"></FORM>', 'form'],
    ['<script type="application/json">{ "donatePageId": "<form>" }</script>', 'none'],
    ['<!-- <form></form> -->Give', 'label'],
    ['<template><form></form></template>', 'none'],
  ];
  for (const [markup, content] of rows) it(`is ${content} in ${JSON.stringify(markup)}`, () => assert.equal(contentInMarkup(markup), content));
});

describe('the first donation', () => {
  const hostOf = (values: object, more: object = {}) =>
    ({
      element: null,
      servedMarkup: '',
      values: { amounts: [1000, 2500], minCents: 100, maxCents: 5000, plans: [], currency: 'EUR', ...values },
      read: () => ({ locale: 'de' }),
      ...more,
    }) as never;
  const drawn = (form: unknown) => ({ element: { shadowRoot: { querySelector: () => form } } });

  it('is offered by the settings, within their limits, with what settles how an amount is read', () => {
    const plan = { id: 'monthly', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
    const context = { currency: 'EUR', locale: 'de' };
    const rows: [values: object, offer: object][] = [
      [{}, { amounts: [1000, 2500], minCents: 100, maxCents: 5000, plans: [], context }],
      [{ currency: 'JPY' }, { amounts: [1000, 2500], minCents: 100, maxCents: 5000, plans: [], context: { ...context, currency: 'JPY' } }],
      [{ amounts: 'many', plans: [plan, { id: '' }] }, { amounts: [], minCents: 100, maxCents: 5000, plans: [plan], context }],
      [{ minCents: 9000 }, { amounts: [1000, 2500], minCents: 9000, maxCents: 9000, plans: [], context }],
    ];
    for (const [values, offer] of rows) assert.deepEqual(getOffer(hostOf(values)), offer);
  });

  it('has its first amount chosen from the first drawing on, and not those out of its limits', () => {
    const state = firstDonation(hostOf({ amounts: [50, 2500, 2500, 1000] }));
    assert.deepEqual([state.offer.amounts, state.$choice.init?.suggested, state.cents], [[2500, 1000], 2500, 2500]);
  });

  it('is in a browser what a server has drawn, and the author\'s markup where none has', () => {
    const contents = [null, { querySelector: () => null }, { querySelector: () => ({}) }].map(form => firstDonation(hostOf({}, drawn(form))).$content.get());
    assert.deepEqual(contents, ['form', 'none', 'label']);
  });

  it('is unknown if the form is the author\'s: its amount is read in the browser', () => {
    assert.equal(firstDonation(hostOf({}, { servedMarkup: '<form></form>' })).cents, null);
  });
});
