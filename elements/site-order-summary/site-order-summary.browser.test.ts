import { expect, fixture, oneEvent } from '@open-wc/testing';
import type { Order } from '../../core/contract/order.js';
import { $cart, addToCart, clearCart } from '../../core/stores/cart.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-order-summary.js';

type Summary = HTMLElementTagNameMap['site-order-summary'];
const one = <E extends HTMLElement>(summary: Summary, selector: string) => summary.shadowRoot!.querySelector<E>(selector)!;
const text = (summary: Summary, selector: string) => one(summary, selector)?.textContent;

const token = 'token-of-an-order-aaaaaaaaaaaaaaa';
const line = {
  sku: 'mug',
  productId: 'mug',
  productType: 'physical',
  name: 'Mug',
  optionText: 'Large',
  image: '',
  url: '/mug',
  quantity: 2,
  priceCents: 2800,
  totalCents: 5600,
  form: [],
  subscriptionPlan: null,
};
const order = {
  id: 'o1', number: 12, state: 'paid', created: '2026-05-04T09:30:00Z', currency: 'EUR', lines: [line], shippingName: 'Post', coupons: ['SPRING'],
  subtotalCents: 5600, discountCents: 560, shippingCostCents: 700, taxCents: 500, isTaxIncluded: true, grandTotalCents: 5740, refundedCents: 0, isDemo: true,
} as unknown as Order;

async function place(attributes = '', more: Partial<Order> | null = null): Promise<Summary> {
  const summary = await fixture<Summary>(
    `<site-order-summary ${attributes}><p id="own">In your inbox.</p><a slot="actions" href="/shop">Shop</a></site-order-summary>`,
  );
  if (more) (summary as unknown as { order: unknown }).order = { ...order, ...more };
  await waitUntil(() => one(summary, more ? '.order' : '[role=status]'));
  return summary;
}

describe('<site-order-summary>', () => {
  const { fetch } = window;
  let answer: () => Promise<Response>;
  let asked: string[];
  beforeEach(() => {
    localStorage.removeItem('site:orders');
    clearCart();
    asked = [];
    answer = async () => Response.json({ order });
    window.fetch = async (address, init) => {
      if (!String(address).includes('/orders/')) return fetch(address, init);
      asked.push(new URL(String(address), location.href).pathname);
      return answer();
    };
  });
  afterEach(() => {
    window.fetch = fetch;
    clearCart();
  });

  it('shows lines and sums in the order\'s own currency', async () => {
    const summary = await place('', {});
    expect(text(summary, 'h2')).to.equal('Thank you');
    expect(text(summary, 'header p')).to.equal('Order 12 of May 4, 2026. We have sent you an email.');
    expect([...summary.shadowRoot!.querySelectorAll('dl div')].map(({ textContent }) => textContent))
      .to.deep.equal(['Subtotal€56.00', 'Discount (SPRING)-€5.60', 'Shipping (Post)€7.00', 'Total€57.40']);
    expect(text(summary, '[aria-current=step]')).to.equal('Paid, being prepared');
    expect(text(summary, '.sums > p')).to.equal('Includes €5.00 tax.');
    expect(one<HTMLSlotElement>(summary, 'slot[name=actions]').assignedNodes()).to.have.length(1);
    await expect(summary).to.be.accessible();
  });

  const rows: [page: string, more: Partial<Order>, heading: string, state: string][] = [
    ['confirmed', { state: 'pending' }, 'Order received', 'Awaiting payment'],
    ['received', {}, 'Order received', 'Paid, being prepared'],
    ['status', { state: 'fulfilled' }, 'Order 12', 'Shipped'],
    ['status', { state: 'canceled' }, 'Order 12', 'Canceled'],
    ['status', { state: 'refunded', refundedCents: 5740 }, 'Order 12', 'Refunded'],
  ];
  for (const [page, more, heading, state] of rows) {
    it(`on the page "${page}" says ${state}`, async () => {
      const summary = await place(`page="${page}"`, more);
      expect(text(summary, 'h2')).to.equal(heading);
      expect(text(summary, '[aria-current=step], .state')).to.equal(state);
      if (more.refundedCents) expect(text(summary, '.sums > p:last-child')).to.equal('Refunded: €57.40.');
      await expect(summary).to.be.accessible();
    });
  }

  it('requests the order by its token, and dispatches an event', async () => {
    const loading = oneEvent(window, 'site-order-load') as Promise<CustomEvent<{ order: Order }>>;
    const summary = await place(`order-token="${token}"`);
    expect((await loading).detail.order.number).to.equal(12);
    expect(asked).to.deep.equal([`/api/commerce/orders/${token}`]);
    await waitUntil(() => text(summary, 'h2') === 'Thank you');
  });

  it('offers the payment of an order that waits for it, and asks again when the visitor is back', async () => {
    answer = async () => Response.json({ order: { ...order, state: 'pending' } });
    const summary = await place(`order-token="${token}"`);
    await waitUntil(() => one(summary, '.button'));
    expect(one(summary, '.button').getAttribute('href')).to.equal(`/checkout/status/${token}?pay`);
    answer = async () => Response.json({ order });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => text(summary, '[aria-current=step]') === 'Paid, being prepared');
    expect(one(summary, '.button')).to.equal(null);
  });

  it('says that there is no such order, beside the author\'s words', async () => {
    answer = async () => Response.json({ error: 'gone' }, { status: 404 });
    const summary = await place(`order-token="${token}"`);
    await waitUntil(() => text(summary, '.message') === 'Order not found.');
    expect(one<HTMLSlotElement>(summary, 'slot:not([name])').assignedElements()[0]!.id).to.equal('own');
    await expect(summary).to.be.accessible();
  });

  it('tries again where the shop does not answer', async () => {
    answer = async () => Response.json({ error: 'down' }, { status: 500 });
    const summary = await place(`order-token="${token}"`);
    await waitUntil(() => summary.matches(':state(failed)'));
    await expect(summary).to.be.accessible();
    answer = async () => Response.json({ order });
    one(summary, '[data-action=again]').click();
    await waitUntil(() => text(summary, 'h2') === 'Thank you');
  });

  it('takes what was ordered out of the cart, once', async () => {
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 3 });
    addToCart({ sku: 'plate', name: 'Plate', priceCents: 3200 });
    const inCart = () => $cart.get().entries.map(({ sku, quantity }) => `${quantity} ${sku}`);
    await place('page="status"', {});
    expect(inCart()).to.deep.equal(['3 mug', '1 plate']);
    await place('', {});
    expect(inCart()).to.deep.equal(['1 mug', '1 plate']);
    await place('page="received"', {});
    expect(inCart()).to.deep.equal(['1 mug', '1 plate']);
  });

  it('leaves the author\'s own markup where there is no order', async () => {
    const summary = await place();
    expect(one<HTMLSlotElement>(summary, 'slot').assignedElements()[0]!.id).to.equal('own');
    const logged = await captureConsole(async () => {
      (summary as unknown as { order: unknown }).order = { state: 'lost' };
      await summary.updateComplete;
    });
    expect(logged.join()).to.contain('order is not an order');
    expect(asked).to.deep.equal([]);
  });
});
