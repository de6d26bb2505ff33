import { expect, fixture, oneEvent } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import type { StoreCart } from '../../core/contract/cart.js';
import { addToCart, clearCart } from '../../core/stores/cart.js';
import { browserBackend } from '../../core/shop/cart-backends/browser-backend.js';
import type { CartReply } from '../../core/shop/cart-backends/cart-backend.js';
import { setCartBackend } from '../../core/shop/shop-cart.js';
import { $site, type Site } from '../../core/stores/site.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-checkout-button.js';

type Button = HTMLElementTagNameMap['site-checkout-button'];
const alertOf = (button: Button) => button.shadowRoot!.querySelector('[role=alert]')!.textContent!.trim();
const express = (button: Button) => button.shadowRoot!.querySelector('.express');
const mug = { sku: 'mug', name: 'Mug', priceCents: 2800 };

async function place(markup: string): Promise<Button> {
  const button = await fixture<Button>(markup);
  await button.updateComplete;
  return button;
}
/** Presses, and stays on the page: resolves to where it would have led. */
async function whereTo(button: Button, control: HTMLElement): Promise<{ route: string; url: string }> {
  button.addEventListener('site-checkout-open', event => event.preventDefault(), { once: true });
  const event = oneEvent(button, 'site-checkout-open') as Promise<CustomEvent<{ route: string; url: string }>>;
  control.click();
  return (await event).detail;
}
/** Whether a click on the author's link is left to the browser; it does not come there. */
function isLeft(button: Button, press: MouseEvent): boolean {
  let isPrevented = false;
  button.parentElement!.addEventListener('click', event => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  }, { once: true });
  button.querySelector('a')!.dispatchEvent(press);
  return !isPrevented;
}

describe('<site-checkout-button>', () => {
  beforeEach(() => { clearCart(); });
  afterEach(() => {
    setCartBackend(browserBackend);
    clearCart();
    ($site as WritableAtom<Site>).set({ ...$site.get(), context: {} });
  });

  it('says that there is no cart, until there is one', async () => {
    const button = await place('<site-checkout-button><a href="/commerce/goto-checkout">Pay</a></site-checkout-button>');
    expect(button.matches(':state(empty)')).to.equal(true);
    button.querySelector('a')!.click();
    await button.updateComplete;
    expect(alertOf(button)).to.equal('Your session has expired or cookies are disabled, so checkout cannot continue.');
    await expect(button).to.be.accessible();
    addToCart(mug);
    await button.updateComplete;
    expect(alertOf(button)).to.equal('');
    expect(await whereTo(button, button.querySelector('a')!)).to.deep.equal({ route: 'cart', url: '/commerce/goto-checkout' });
  });

  it('draws a button of plain text, named by its route without a text', async () => {
    const button = await place('<site-checkout-button route="donate" donate-page-id="roof"></site-checkout-button>');
    const drawn = button.shadowRoot!.querySelector('button')!;
    expect(drawn.textContent).to.equal('Donate');
    await expect(button).to.be.accessible();
    expect(await whereTo(button, drawn)).to.deep.equal({ route: 'donate', url: '/checkout/donate?donatePageId=roof' });
  });

  it('takes a form of the author\'s once, and leaves a new tab to the browser', async () => {
    addToCart(mug);
    const button = await place('<site-checkout-button><form action="/commerce/goto-checkout" method="post"><button>Pay</button></form></site-checkout-button>');
    let times = 0;
    button.addEventListener('site-checkout-open', event => {
      event.preventDefault();
      times++;
    });
    button.querySelector('button')!.click();
    expect(times).to.equal(1);
    const link = await place('<site-checkout-button><a href="/pay">Pay</a></site-checkout-button>');
    link.addEventListener('site-checkout-open', () => { times++; });
    expect(isLeft(link, new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))).to.equal(true);
    expect(times).to.equal(1);
  });

  it('leaves the press to the author\'s address where a setting is missing', async () => {
    const button = await place('<site-checkout-button route="giftcard"><a href="#card">Choose</a></site-checkout-button>');
    let wasLeft = false;
    const logged = await captureConsole(() => { wasLeft = isLeft(button, new MouseEvent('click', { bubbles: true, cancelable: true })); });
    expect(logged.join()).to.contain('gift-card-product-id is missing');
    expect(wasLeft).to.equal(true);
  });

  describe('of a subscription', () => {
    const answers: [string, CartReply, string][] = [
      ['that answers', { kind: 'accepted', cart: { entries: [] } as unknown as StoreCart, cartToken: 'a.b' }, ''],
      ['that does not answer', { kind: 'refused', message: '' }, 'The shop is not responding. Please try again.'],
    ];
    for (const [fact, reply, said] of answers) {
      it(`asks a shop ${fact} for its name of the cart`, async () => {
        let resolve!: (reply: CartReply) => void;
        const promise = new Promise<CartReply>(settle => { resolve = settle; });
        setCartBackend({ name: 'test', sync: () => promise });
        addToCart({ ...mug, plan: 'monthly' });
        const button = await place('<site-checkout-button route="subscribe">Subscribe</site-checkout-button>');
        const drawn = button.shadowRoot!.querySelector('button')!;
        let url = '';
        button.addEventListener('site-checkout-open', event => {
          event.preventDefault();
          ({ url } = (event as CustomEvent<{ url: string }>).detail);
        });
        drawn.click();
        await waitUntil(() => drawn.ariaBusy === 'true');
        resolve(reply);
        await waitUntil(() => drawn.ariaBusy === 'false' && alertOf(button) === said);
        expect(url).to.equal(said ? '' : '/checkout/subscribe?cartToken=a.b');
      });
    }

    it('without a shop says that there is no cart', async () => {
      addToCart(mug);
      const button = await place('<site-checkout-button route="subscribe">Subscribe</site-checkout-button>');
      const logged = await captureConsole(async () => {
        button.shadowRoot!.querySelector('button')!.click();
        await waitUntil(() => alertOf(button).startsWith('Your session'));
      });
      expect(logged.join()).to.contain('cart-token is missing');
    });
  });

  it('shows the provider\'s express button where the store offers it and the cart holds something', async () => {
    const button = await place('<site-checkout-button><a href="/pay">Pay</a><button slot="express" type="button">Quick pay</button></site-checkout-button>');
    addToCart(mug);
    await button.updateComplete;
    expect(express(button)).to.equal(null);
    ($site as WritableAtom<Site>).set({ ...$site.get(), context: { store: { expressCheckout: true } } });
    await button.updateComplete;
    expect(express(button)!.checkVisibility()).to.equal(true);
    let times = 0;
    button.addEventListener('site-checkout-open', () => { times++; });
    button.querySelector<HTMLElement>('[slot=express]')!.click(); // another script's button
    expect(times).to.equal(0);
    await expect(button).to.be.accessible();
    clearCart();
    await button.updateComplete;
    expect(express(button)).to.equal(null);
  });

  it('shows the shop\'s express buttons above the author\'s control, and goes there with the cart\'s name and the sum that was seen', async () => {
    ($site as WritableAtom<Site>).set({ ...$site.get(), context: { store: { expressCheckout: true } } });
    let grandTotalCents = 2800;
    let answer: CartReply | null = null;
    const expressButtons = [{ provider: 'demo', title: 'Demo express', explanation: 'Marks it as paid.' }];
    setCartBackend({
      name: 'test',
      sync: async ({ entries }) =>
        answer ?? {
          kind: 'accepted',
          cartToken: 'token',
          cart: {
            entries: entries.map(({ sku, quantity }) => ({ sku, quantity, priceCents: 2800, qtyInStock: null })),
            notices: [],
            grandTotalCents,
            expressButtons,
          } as unknown as StoreCart,
        },
    });
    const button = await place('<site-checkout-button><a href="/pay">Pay</a></site-checkout-button>');
    addToCart(mug);
    await waitUntil(() => express(button));
    const shown = button.shadowRoot!.querySelector<HTMLElement>('.express-button')!;
    expect(shown.compareDocumentPosition(button.shadowRoot!.querySelector('slot:not([name])')!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(button).to.be.accessible();
    grandTotalCents = 3100; // dearer since: what was seen goes along, and the shop refuses it
    let posted = new FormData();
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function () { posted = new FormData(this); };
    shown.click();
    await waitUntil(() => posted.has('provider'));
    HTMLFormElement.prototype.submit = submit;
    expect([posted.get('provider'), posted.get('cartToken'), posted.get('grandTotalCents')]).to.deep.equal(['demo', 'token', '2800']);
    answer = { kind: 'refused', message: 'The shop is closed.' };
    shown.click();
    await waitUntil(() => alertOf(button) === 'The shop is closed.');
    setCartBackend(browserBackend);
    ($site as WritableAtom<Site>).set({ ...$site.get(), context: {} });
  });
});
