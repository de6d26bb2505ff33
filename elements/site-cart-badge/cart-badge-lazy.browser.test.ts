import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { registerFeature } from '../../core/element/register-feature.js';
import { lazyView } from '../../core/element/view-source.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { addToCart, clearCart } from '../../core/stores/cart.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { cartBadge } from './cart-badge.element.js';
import type {} from './site-cart-badge.js';

type Badge = HTMLElementTagNameMap['site-cart-badge'];

const mug = { sku: 'mug', name: 'Dune mug', priceCents: 2800 };
let count = 0;

/** A badge under a tag of its own, whose view, and React with it, arrives when the test releases it. */
async function makeWaiting(markup: string, attributes = '') {
  const tag = `site-cart-badge-${count++}` as const;
  const { load, isNeeded, firstPaint } = cartBadge.view;
  let fetched = 0;
  let arrive!: () => void;
  const arrived = new Promise<void>(resolve => { arrive = resolve; });
  registerFeature({
    ...cartBadge,
    table: { ...cartBadge.table, tag } as never,
    view: lazyView(async () => {
      fetched++;
      await arrived;
      return (await load()).View;
    }, { isNeeded, firstPaint }),
  });
  const badge = await fixture<Badge>(`<${tag} ${attributes}>${markup}</${tag}>`);
  await badge.updateComplete;
  return { badge, arrive, fetched: () => fetched };
}

const root = (badge: Badge) => badge.shadowRoot!.querySelector('#root')!;
const inside = <E extends HTMLElement = HTMLElement>(badge: Badge, selector: string) => badge.shadowRoot!.querySelector<E>(selector)!;
const isOpen = (badge: Badge) => waitUntil(() => inside<HTMLDialogElement>(badge, 'dialog')?.open, 'the panel opens');
const center = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe('<site-cart-badge> before React', () => {
  beforeEach(() => { clearCart(); });

  for (const [name, markup, attributes] of [
    ['a link', '<a href="#cart">Cart</a>', ''],
    ['a link, without a subtotal', '<a href="#cart">Cart</a>', 'hide-subtotal'],
    ['text alone', 'Basket', ''],
    ['nothing', '', 'hide-subtotal'],
  ] as const) {
    for (const quantity of [0, 2]) {
      it(`paints around ${name} what React then draws, ${quantity} in the cart`, async () => {
        if (quantity) addToCart({ ...mug, quantity });
        const { badge, arrive } = await makeWaiting(markup, attributes);
        const painted = inside(badge, '.badge').outerHTML;
        const nodes = [...root(badge).querySelectorAll('*')];
        arrive();
        await badge.open();
        expect(inside(badge, '.badge').outerHTML).to.equal(painted);
        expect([...root(badge).querySelectorAll('.badge, .badge *')].every((node, at) => node === nodes[at])).to.equal(true);
      });
    }
  }

  it('follows cart, settings and markup without React', async () => {
    const { badge, fetched } = await makeWaiting('Basket');
    const control = inside(badge, '.control');
    addToCart({ ...mug, quantity: 3 });
    await badge.updateComplete;
    expect(inside(badge, '.count').textContent).to.equal('3');
    expect(inside(badge, '.subtotal').textContent).to.contain('84.00');
    expect(inside(badge, '.control') === control).to.equal(true);
    expect(control.ariaLabel).to.match(/^Basket, 3 items in cart, .*84\.00$/);
    badge.hideSubtotal = true;
    await badge.updateComplete;
    expect(inside(badge, '.subtotal')).to.equal(null);
    badge.innerHTML = '<a href="#cart">Bag</a>';
    await waitUntil(() => badge.querySelector('a')!.ariaLabel?.startsWith('Bag, 3 items'));
    await badge.updateComplete;
    expect(inside(badge, '.control')).to.equal(null);
    expect(badge.querySelector('a')!.assignedSlot).to.not.equal(null);
    expect(fetched()).to.equal(0);
  });

  for (const type of ['pointerover', 'focusin']) {
    it(`fetches React on ${type}, and draws with it only when the panel is wanted`, async () => {
      const { badge, fetched } = await makeWaiting('<a href="#cart">Cart</a>');
      badge.querySelector('a')!.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      expect(fetched()).to.equal(1);
      expect(!!inside(badge, 'dialog')).to.equal(false);
    });
  }

  it('opens the panel for a click that began before React loaded; the control stays the same and keeps the focus', async () => {
    const { badge, arrive } = await makeWaiting('Basket');
    const control = inside(badge, '.control');
    await sendMouse({ type: 'move', position: center(control) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    control.focus(); // Safari does not focus a pressed button
    await badge.updateComplete;
    expect(!!inside(badge, 'dialog')).to.equal(false);
    expect(deepActiveElement() === control).to.equal(true);
    arrive();
    await isOpen(badge);
    expect(inside(badge, '.control') === control).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !badge.matches(':state(open)'));
    expect(deepActiveElement() === control).to.equal(true);
  });

  it('opens once for several presses, and by open()', async () => {
    const { badge, arrive, fetched } = await makeWaiting('<a href="#cart">Cart</a>');
    badge.querySelector('a')!.click();
    badge.querySelector('a')!.click();
    const opened = badge.open();
    arrive();
    await opened;
    await isOpen(badge);
    expect(badge.shadowRoot!.querySelectorAll('dialog')).to.have.length(1);
    expect(fetched()).to.equal(1);
    expect(location.hash).to.equal('');
    await badge.close();
    await waitUntil(() => !badge.matches(':state(open)'));
  });
});
