import { expect, fixture } from '@open-wc/testing';
import { $cart, addToCart, clearCart } from '../../core/stores/cart.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { renderElement } from '../../core/element/server.js';
import { cartBadge } from './cart-badge.element.js';
import './site-cart-badge.js';

type Badge = HTMLElementTagNameMap['site-cart-badge'];

const mug = { sku: 'mug', name: 'Dune mug', priceCents: 2800 };
const bowl = { sku: 'bowl', name: 'Samphire bowl', priceCents: 3400 };

const badgeWith = async (markup = '<a href="#cart">Cart</a>', attributes = ''): Promise<Badge> => {
  const badge = await fixture<Badge>(`<site-cart-badge ${attributes}>${markup}</site-cart-badge>`);
  await badge.updateComplete;
  return badge;
};
const inside = <E extends HTMLElement = HTMLElement>(badge: Badge, selector: string) => badge.shadowRoot!.querySelector<E>(selector)!;
const count = (badge: Badge) => inside(badge, '.count').textContent;
const link = (badge: Badge) => badge.querySelector('a')!;

describe('<site-cart-badge>', () => {
  beforeEach(() => { clearCart(); });

  describe('at first sight', () => {
    it('shows count and subtotal immediately, and adds both to the accessible name of the link', async () => {
      addToCart({ ...mug, quantity: 2 });
      const badge = await badgeWith();
      expect(count(badge)).to.equal('2');
      expect(inside(badge, '.subtotal').textContent).to.contain('56.00');
      expect(link(badge).ariaLabel).to.match(/^Cart, 2 items in cart, .*56\.00$/);
      expect(badge.matches(':state(initialized):not(:state(empty))')).to.equal(true);
    });

    it('is empty at 0', async () => {
      const badge = await badgeWith();
      expect(badge.matches(':state(empty)')).to.equal(true);
      expect(inside(badge, '.badge').classList.contains('empty')).to.equal(true);
      expect(link(badge).ariaLabel).to.equal('Cart, No items in cart');
    });

    it('reserves no room for a subtotal that it never shows', async () => {
      const badge = await badgeWith(undefined, 'hide-subtotal');
      const { width } = badge.getBoundingClientRect();
      expect(width - link(badge).getBoundingClientRect().width, 'the place of the count alone').to.be.below(48);
    });

    it('shows 100+ above 100, also in the accessible name', async () => {
      addToCart({ ...mug, quantity: 101 });
      const badge = await badgeWith();
      expect(count(badge)).to.equal('100+');
      expect(link(badge).ariaLabel).to.contain('More than 100 items in cart');
    });

    it('keeps its width when the first article comes', async () => {
      const badge = await badgeWith();
      const before = link(badge).getBoundingClientRect();
      addToCart(mug);
      await badge.updateComplete;
      const { left, top } = link(badge).getBoundingClientRect();
      expect([left, top]).to.deep.equal([before.left, before.top]);
    });

    it('has not fetched the panel, nor React', async () => {
      await badgeWith();
      const isFetched = (file: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file));
      expect(['cart-badge.lazy', 'react-renderer'].filter(isFetched)).to.deep.equal([]);
    });

    it('names an image link by its label, and does not repeat itself when cloned', async () => {
      addToCart(mug);
      const badge = await badgeWith('<a href="#cart" aria-label="Basket"><svg width="20" height="20"></svg></a>');
      const copy = badge.cloneNode(true) as Badge;
      badge.after(copy);
      await copy.updateComplete;
      expect(link(copy).ariaLabel).to.match(/^Basket, 1 item in cart, [^,]*$/);
      const ours = link(copy);
      copy.remove();
      await waitUntil(() => ours.ariaLabel === 'Basket');
    });

    it('draws a button of its own around plain text, and around nothing', async () => {
      for (const [markup, name] of [['Basket', 'Basket'], ['', 'Cart']]) {
        const badge = await badgeWith(markup);
        expect(inside(badge, 'button.control').ariaLabel).to.contain(`${name}, No items`);
        await expect(badge).to.be.accessible();
      }
    });
  });

  describe('two badges and another tab', () => {
    it('agree, and each emits the event', async () => {
      const [first, second] = [await badgeWith(), await badgeWith('<a href="#b">Basket</a>', 'hide-subtotal')];
      const heard: unknown[] = [];
      first.addEventListener('site-cart-change', event => heard.push(event.detail));
      addToCart({ ...mug, quantity: 3 });
      await Promise.all([first.updateComplete, second.updateComplete]);
      expect([count(first), count(second)]).to.deep.equal(['3', '3']);
      expect(second.shadowRoot!.querySelector('.subtotal')).to.equal(null);
      expect(heard).to.deep.equal([{ count: 3, subtotalCents: 8400, currency: 'USD' }]);
    });

    it('follow what another tab stores', async () => {
      const badge = await badgeWith();
      const frame = await fixture<HTMLIFrameElement>('<iframe title="Another tab"></iframe>');
      frame.contentWindow!.localStorage.setItem('site:cart', JSON.stringify({ entries: [{ ...bowl, quantity: 4 }] }));
      await waitUntil(() => count(badge) === '4');
      addToCart(mug);
      expect($cart.get().entries.map(({ sku }) => sku)).to.deep.equal(['bowl', 'mug']);
    });

    it('keep what they hold when another tab breaks the stored cart', async () => {
      const badge = await badgeWith();
      addToCart(mug);
      for (const broken of ['{oops', 'null', '[]', '{"entries":[{"sku":7},{"sku":"ok","name":"x","priceCents":1,"quantity":2}]}']) {
        localStorage.setItem('site:cart', broken);
        window.dispatchEvent(new StorageEvent('storage', { key: 'site:cart', newValue: broken, storageArea: localStorage }));
        await badge.updateComplete;
        expect(count(badge)).to.equal(broken.includes('ok') ? '3' : '1');
      }
    });

    it('work where storage is refused', async () => {
      const badge = await badgeWith();
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => { throw new DOMException('refused', 'QuotaExceededError'); };
      try {
        addToCart({ ...mug, quantity: 2 });
        await badge.updateComplete;
        expect(count(badge)).to.equal('2');
      } finally {
        Storage.prototype.setItem = setItem;
      }
    });
  });

  describe('drawn by a server', () => { // after those that count what is fetched: a server loads the view
    for (const [at, markup] of ['Basket', '', '<input type="button" value="Basket">', '<span role="button" tabindex="0">Basket</span>'].entries()) {
      it(`takes over what a server has drawn around ${markup || 'nothing'}: the same nodes`, async () => {
        const served = { ...cartBadge, table: { ...cartBadge.table, tag: `site-cart-badge-served-${at}` as never } };
        const box = await fixture<HTMLElement>('<div></div>');
        box.setHTMLUnsafe(await renderElement(served, {}, markup));
        const badge = box.firstElementChild as Badge;
        const nodes = [...badge.shadowRoot!.querySelectorAll('#root *')];
        registerFeature(served);
        customElements.upgrade(box);
        await badge.updateComplete;
        expect(nodes.filter(node => !node.isConnected)).to.deep.equal([]);
        expect((badge.querySelector('input, span') ?? inside(badge, '.control')).ariaLabel).to.equal(`${markup ? 'Basket' : 'Cart'}, No items in cart`);
      });
    }
  });
});
