import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasControlAtFirst, hasControlInMarkup } from './own-control.js';

describe('a control of the author\'s in markup that is text', () => {
  const rows: [markup: string, has: boolean, except?: string][] = [
    ['', false],
    ['Take one of three', false],
    ['<button>Buy</button>', true],
    ['<BUTTON type=button>Buy</BUTTON>', true],
    ['<a href="/cart">Cart</a>', true],
    ['<a name="cart">Cart</a>', false],
    ['<abbr href="/x">Cart</abbr>', false],
    ['<input type="submit" value="Buy">', true],
    ['<input type=IMAGE src="/buy.png">', true],
    ['<input type="hidden" name="cart"><input name="quantity">', false],
    ['<span role="button" tabindex="0">Buy</span>', true],
    ['<span data-role="button">Buy</span>', false],
    ['<!-- <button>Buy</button> --> Buy', false],
    ['<template><button>Buy</button></template>Buy', false],
    ['<script type="application/json">{"name": "<button>"}</script>Buy', false],
    ['<form><p><button>Buy</button></p></form>', true],
    ['<button slot="express">Pay</button>', true],
    ['<button slot="express">Pay</button>', false, 'express'],
    ['<button slot="express">Pay</button> <a href="/pay">Pay</a>', true, 'express'],
    ['<div slot="express"><div><button>Pay</button></div><button>Pay</button></div>Pay', false, 'express'],
    ['<div slot="express"><button>Pay</button></div><div><button>Pay</button></div>', true, 'express'],
    ['<input type="image" slot="express" src="/pay.png"><button>Pay</button>', true, 'express'],
  ];
  for (const [markup, has, except] of rows) {
    it(`${has ? 'is' : 'is not'} in ${markup || 'nothing'}${except ? `, apart from the slot ${except}` : ''}`, () =>
      assert.equal(hasControlInMarkup(markup, except), has));
  }
});

describe('whether a control is there at first', () => {
  const drawn = (found: unknown) => ({ shadowRoot: { querySelector: () => found } }) as never;

  it('is what a server reads', () => {
    assert.equal(hasControlAtFirst({ element: null, servedMarkup: 'Buy' }), false);
    assert.equal(hasControlAtFirst({ element: null, servedMarkup: '<button>Buy</button>' }), true);
    assert.equal(hasControlAtFirst({ element: null }), false);
  });

  it('is in a browser what the server has drawn, and the author\'s markup where none has', () => {
    assert.equal(hasControlAtFirst({ element: drawn({}) }), false);
    assert.equal(hasControlAtFirst({ element: drawn(null) }), true);
    assert.equal(hasControlAtFirst({ element: { shadowRoot: null } as never }), true);
  });
});
