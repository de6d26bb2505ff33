import { expect, fixture } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { pageType } from '../contract/enumerations.js';
import { $site, createSite, type Site } from '../stores/site.js';
import { isCartPage } from './cart-page.js';

const site = $site as WritableAtom<Site>;
const before = site.get();

describe('the cart page', () => {
  afterEach(() => site.set(before));

  for (const [name, type] of Object.entries(pageType)) {
    const isCart = type === 200 || type === 205;
    it(`is ${isCart ? '' : 'not '}a page of the type ${name}`, () => {
      site.set(createSite({ pageType: type }));
      expect(isCartPage()).to.equal(isCart);
      site.set(before);
      expect(isCartPage(type)).to.equal(isCart);
    });
  }

  for (const [markup, isCart] of [
    ['<site-cart></site-cart>', true],
    ['<div data-site-cart></div>', true],
    ['<site-cart-badge></site-cart-badge>', false],
    ['<div class="site-cart"></div>', false],
  ] as const) {
    it(`is ${isCart ? '' : 'not '}a page with ${markup}`, async () => {
      site.set(createSite({ pageType: pageType.page }));
      await fixture(`<div>${markup}</div>`);
      expect(isCartPage()).to.equal(isCart);
    });
  }

  it('is not detected without a type and without a root', () => {
    for (const context of [{}, { pageType: '200' }, { pageType: null }]) {
      site.set(createSite(context));
      expect(isCartPage()).to.equal(false);
    }
  });
});
