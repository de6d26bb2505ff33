import { expect, fixture } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import type { CartNotice, StoreCart } from '../../core/contract/cart.js';
import { $cart, addToCart, clearCart } from '../../core/stores/cart.js';
import { browserBackend } from '../../core/shop/cart-backends/browser-backend.js';
import type { CartBackend, CartReply } from '../../core/shop/cart-backends/cart-backend.js';
import { setCartBackend } from '../../core/shop/shop-cart.js';
import { $site, type Site } from '../../core/stores/site.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-cart.js';

type Element = HTMLElementTagNameMap['site-cart'];
const all = (cart: Element, selector: string) => [...cart.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const one = (cart: Element, selector: string) => all(cart, selector)[0]!;
const text = (cart: Element, selector: string) => one(cart, selector)?.textContent;

/** A shop that sells mugs for 30 euro, has three of them, takes the coupon SPRING and adds 10 % tax. */
class Shop implements CartBackend {
  readonly name = 'test shop';
  coupons: string[] = [];
  country: string | null = 'IE';
  answer: CartReply | null = null;
  asked = 0;
  expressButtons: StoreCart['expressButtons'];

  #reply(entries: StoreCart['entries'], notices: CartNotice[] = []): CartReply {
    if (this.answer) return this.answer;
    const subtotalCents = entries.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const validCoupons = this.coupons.filter(code => code === 'SPRING');
    const discountCents = validCoupons.length * 500;
    const taxCents = Math.round((subtotalCents - discountCents) / 10);
    const post = { id: 'post', name: 'Post', cents: 500, countries: ['IE', 'FR'], freeFromCents: null };
    return {
      kind: 'accepted',
      cart: {
        id: 'c',
        websiteId: 'w',
        orderId: null,
        created: '2026-01-01T00:00:00Z',
        isPurchased: false,
        currency: 'USD',
        entries,
        shippingOptions: this.country ? [post] : [],
        selectedShippingOption: this.country ? post : null,
        shippingLocation: this.country ? { country: this.country } : null,
        shippingCountries: ['IE', 'FR'],
        applicableTaxRules: [{ id: 't', name: 'Tax', basisPoints: 1000, isIncluded: false }],
        coupons: this.coupons,
        validCoupons,
        invalidCoupons: this.coupons.filter(code => code !== 'SPRING'),
        subtotalCents,
        subtotalAmount: subtotalCents / 100,
        taxCents,
        shippingCostCents: 500,
        discountCents,
        grandTotalCents: subtotalCents - discountCents + taxCents + 500,
        totalQuantity: 1,
        hasDigital: false,
        purelyDigital: false,
        requiresShipping: true,
        notices,
        ...(this.expressButtons && { expressButtons: this.expressButtons }),
      },
    };
  }

  #entries: StoreCart['entries'] = [];

  async sync(cart: { entries: readonly { sku: string; name: string; quantity: number; priceCents: number }[] }): Promise<CartReply> {
    const notices: CartNotice[] = [];
    this.asked += 1;
    this.#entries = cart.entries.filter(({ sku }) => sku !== 'ghost').map(({ sku, name, quantity: wanted, priceCents }) => {
      const quantity = Math.min(3, wanted);
      if (quantity < wanted) notices.push({ code: 'low-stock', message: 'few', sku, values: { name, quantity } });
      if (priceCents !== 3000) notices.push({ code: 'price-changed', message: 'dear', sku, values: { name, priceCents: 3000 } });
      return {
        id: sku,
        sku,
        quantity,
        productId: sku,
        productType: 'physical',
        name,
        optionText: '',
        image: '',
        url: '',
        priceCents: 3000,
        fullPriceCents: 3000,
        totalCents: 3000 * quantity,
        qtyInStock: 3,
        maxQuantity: 3,
        subscriptionPlan: null,
      };
    });
    if (cart.entries.some(({ sku }) => sku === 'ghost')) notices.push({ code: 'product-gone', message: 'gone', sku: 'ghost', values: { name: 'Ghost' } });
    return this.#reply(this.#entries, notices);
  }

  async coupon(code: string, isAdded: boolean): Promise<CartReply> {
    this.coupons = isAdded ? [...this.coupons, code] : this.coupons.filter(each => each !== code);
    return this.#reply(this.#entries);
  }

  async shipping({ country }: { country?: string }): Promise<CartReply> {
    this.country = country ?? this.country;
    return this.#reply(this.#entries);
  }
}

describe('<site-cart> with a shop behind it', () => {
  let shop: Shop;
  beforeEach(() => {
    clearCart();
    setCartBackend(shop = new Shop());
  });
  afterEach(() => { setCartBackend(browserBackend); clearCart(); });

  async function place(): Promise<Element> {
    const cart = await fixture<Element>('<site-cart></site-cart>');
    await waitUntil(() => one(cart, '.total') && !one(cart, '.pending') && all(cart, 'dl > div').length > 2);
    return cart;
  }

  it('shows the shop\'s prices, sums and tax, and reports what has changed', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 5 });
    const cart = await place();
    expect(text(cart, '.total dd')).to.equal('$104.00');
    expect(all(cart, 'dl dt').map(({ textContent }) => textContent)).to.deep.equal(['Subtotal', 'Shipping', 'Tax', 'Total']);
    expect($cart.get().entries.map(({ quantity, priceCents }) => [quantity, priceCents])).to.deep.equal([[3, 3000]]);
    await expect(cart).to.be.accessible();
  });

  it('removes what is no longer sold, and announces it', async () => {
    addToCart({ sku: 'ghost', name: 'Ghost', priceCents: 3000 });
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    await waitUntil(() => all(cart, '.line').length === 1);
    expect($cart.get().entries.map(({ sku }) => sku)).to.deep.equal(['mug']);
  });

  it('reports low stock if the visitor wants more', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000, quantity: 3 });
    const cart = await place();
    one(cart, '[data-action=more]').click();
    await waitUntil(() => text(cart, '.notices') === 'Mug: only 3 left.');
    expect($cart.get().entries[0]!.quantity).to.equal(3);
  });

  it('takes coupons of the shop, and says which it does not know', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    const enter = (code: string) => {
      (one(cart, '#code') as HTMLInputElement).value = code;
      one(cart, '.coupon button').click();
    };
    enter('spring');
    await waitUntil(() => text(cart, '.total dd') === '$32.50');
    one(cart, '[data-action=remove-coupon]').click();
    await waitUntil(() => text(cart, '.total dd') === '$38.00');
    shop.answer = { kind: 'refused', message: 'That code has expired.' };
    enter('autumn');
    await waitUntil(() => text(cart, '#code-error')!.startsWith('That code has expired.'));
  });

  it('says when the shop does not answer, and asks again', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    shop.answer = { kind: 'refused', message: '' };
    one(cart, '[data-action=more]').click();
    await waitUntil(() => text(cart, '.notices')!.startsWith('The shop is not responding'));
    expect($cart.get().entries[0]!.quantity).to.equal(2); // what the visitor wants is kept
    await expect(cart).to.be.accessible();
    shop.answer = null;
    one(cart, '[data-action=again]').click();
    await waitUntil(() => text(cart, '.total dd') === '$71.00' && !text(cart, '.notices'));
  });

  it('asks where it goes before it says what that costs', async () => {
    shop.country = null;
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    const select = one(cart, 'select') as HTMLSelectElement;
    expect([select.value, one(cart, 'fieldset').checkVisibility()]).to.deep.equal(['', false]);
    await expect(cart).to.be.accessible();
    select.value = 'FR';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => one(cart, 'fieldset').checkVisibility());
    expect([shop.country, one(cart, 'select option:checked').textContent, all(cart, 'fieldset label').length]).to.deep.equal(['FR', 'France', 1]);
  });

  it('asks nothing for a visitor who has chosen nothing', async () => {
    const cart = await fixture<Element>('<site-cart><p>To the shop</p></site-cart>');
    await waitUntil(() => one(cart, '.nothing'));
    expect(shop.asked).to.equal(0);
  });

  it('requests the cart again when its page is restored from the back/forward cache', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    const before = shop.asked;
    shop.coupons = ['SPRING']; // in another tab
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => text(cart, '.total dd') === '$32.50');
    expect(shop.asked).to.equal(before + 1);
  });

  it('shows express payment buttons if the store offers them; a refusal is reported, and the cart is kept', async () => {
    const site = $site as WritableAtom<Site>;
    const before = site.get();
    shop.expressButtons = [{ provider: 'demo', title: 'Demo express', explanation: 'Marks it as paid.' }];
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 3000 });
    const cart = await place();
    expect(one(cart, '.express')).to.equal(undefined);
    site.set({ ...before, context: { store: { expressCheckout: true } } });
    await waitUntil(() => one(cart, '.express-button'));
    const button = one(cart, '.express-button');
    expect([button.textContent, one(cart, `#${button.getAttribute('aria-describedby')}`).textContent]).to.deep.equal(['Demo express', 'Marks it as paid.']);
    expect(button.compareDocumentPosition(one(cart, '.checkout')) & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0, 'it stands above the checkout');
    await expect(cart).to.be.accessible();
    shop.answer = { kind: 'refused', message: 'The mug is sold out.' };
    button.click();
    await waitUntil(() => text(cart, '.express [role=alert]') === 'The mug is sold out.');
    expect($cart.get().entries.length).to.equal(1);
    await expect(cart).to.be.accessible();
    site.set(before);
  });
});
