import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../../../core/platform/page.js';
import { $cart, addToCart, clearCart, setCartQuantity } from '../../../../core/stores/cart.js';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import '../../site-cart-badge.js';

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
const dialogOf = (badge: Badge) => inside<HTMLDialogElement>(badge, 'dialog');
const link = (badge: Badge) => badge.querySelector('a')!;
const lines = (badge: Badge) => [...badge.shadowRoot!.querySelectorAll<HTMLElement>('.line')];
/** Elements by name: an assertion that prints a node of React's prints all of React. */
const nameOf = (element: Element | null) => `${element?.localName} ${element?.getAttribute('data-action') ?? ''} ${element?.className}`;
const focused = () => nameOf(deepActiveElement());
const field = (badge: Badge) => inside<HTMLInputElement>(badge, '[data-action="quantity"]');

async function opened(badge: Badge): Promise<HTMLDialogElement> {
  link(badge).focus();
  link(badge).click();
  await waitUntil(() => dialogOf(badge)?.open, 'the panel opens'); // the first one fetches React
  return dialogOf(badge);
}

describe('the panel of <site-cart-badge>', () => {
  beforeEach(() => { clearCart(); });

  it('opens by the link, stands over an inert page and gives the focus back', async () => {
    addToCart(mug);
    const badge = await badgeWith();
    const dialog = await opened(badge);
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.contains(deepActiveElement())).to.equal(true);
    expect(badge.matches(':state(open)')).to.equal(true);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.open && !badge.matches(':state(open)'));
    expect(focused()).to.equal(nameOf(link(badge)));
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    expect(location.hash).to.equal('');
  });

  it('leaves a click for a new tab to the link', async () => {
    const badge = await badgeWith('<a href="#new-tab">Cart</a>');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    badge.addEventListener('click', press => {
      expect(press.defaultPrevented).to.equal(false);
      press.preventDefault();
    });
    link(badge).dispatchEvent(event);
    await badge.updateComplete;
    expect(badge.matches(':state(open)')).to.equal(false);
  });

  it('stays closed when the page calls preventDefault()', async () => {
    const badge = await badgeWith();
    badge.addEventListener('site-cart-open', event => event.preventDefault());
    await badge.open();
    expect(dialogOf(badge)).to.equal(null);
  });

  it('traps the focus, both ways', async () => {
    addToCart(mug);
    const badge = await badgeWith();
    const dialog = await opened(badge);
    const [close, checkout] = [inside(badge, '.close'), inside(badge, '.checkout')];
    checkout.focus();
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(nameOf(close));
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused()).to.equal(nameOf(checkout));
    for (let i = 0; i < 12; i++) {
      await sendKeys({ press: 'Tab' });
      expect(dialog.contains(deepActiveElement())).to.equal(true);
    }
  });

  it('closes by a click outside and by its button, not by a click inside', async () => {
    addToCart(mug);
    const badge = await badgeWith();
    const dialog = await opened(badge);
    const press = (target: Element, clientX: number) => {
      for (const type of ['pointerdown', 'click']) {
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX, clientY: 200 }));
      }
    };
    await Promise.all(dialog.getAnimations().map(animation => animation.finished));
    press(dialog, innerWidth - 20);
    expect(dialog.open).to.equal(true);
    press(dialog, 20);
    expect(dialog.open).to.equal(false);
    await waitUntil(() => !badge.matches(':state(open)'));
    await opened(badge);
    inside(badge, '.close').click();
    expect(dialog.open).to.equal(false);
  });

  it('removes an article and restores it; focus and announcement follow', async () => {
    addToCart({ ...mug, quantity: 2 });
    addToCart(bowl);
    const badge = await badgeWith();
    await opened(badge);
    inside(badge, '[data-action="remove"]').click();
    await waitUntil(() => lines(badge)[0].classList.contains('removed'));
    expect(count(badge)).to.equal('1');
    expect((deepActiveElement() as HTMLElement).dataset.action).to.equal('undo');
    expect(inside(badge, '[role="status"]').textContent).to.equal('Dune mug was removed from your cart.');
    (deepActiveElement() as HTMLElement).click();
    await waitUntil(() => !lines(badge)[0].classList.contains('removed'));
    expect(lines(badge).map(line => line.dataset.sku)).to.deep.equal(['mug', 'bowl']);
    expect(focused()).to.equal(nameOf(field(badge)));
    expect(field(badge).value).to.equal('2');
  });

  it('keeps what is typed, applies a valid quantity immediately, and replaces an invalid one at the end', async () => {
    addToCart({ ...mug, quantity: 2 });
    const badge = await badgeWith();
    await opened(badge);
    field(badge).focus();
    field(badge).select();
    await sendKeys({ type: '1' });
    await sendKeys({ type: '2' });
    await waitUntil(() => count(badge) === '12');
    expect(field(badge).value).to.equal('12');
    field(badge).select();
    await sendKeys({ press: 'Backspace' });
    expect([field(badge).value, count(badge)]).to.deep.equal(['', '12']);
    setCartQuantity('mug', 5); // another tab: typing is not interrupted
    await sendKeys({ type: 'x' });
    expect(field(badge).value).to.equal('x');
    inside(badge, '.close').focus();
    expect(field(badge).value).to.equal('5');
    field(badge).focus();
    await sendKeys({ press: 'ArrowUp' });
    expect([field(badge).value, $cart.get().entries[0].quantity]).to.deep.equal(['6', 6]);
  });

  it('steps, and one less of the last one can be undone', async () => {
    addToCart(mug);
    const badge = await badgeWith();
    await opened(badge);
    inside(badge, '[data-action="more"]').click();
    await waitUntil(() => field(badge).value === '2');
    expect(inside(badge, '[role="status"]').textContent).to.match(/^Dune mug: 2\. Subtotal .*56\.00\.$/);
    inside(badge, '[data-action="less"]').click();
    inside(badge, '[data-action="less"]').click();
    await waitUntil(() => inside(badge, '[data-action="undo"]'));
    inside(badge, '[data-action="undo"]').click();
    await waitUntil(() => count(badge) === '1');
  });

  it('posts sku and quantity to the checkout, and explains a missing cart', async () => {
    addToCart({ ...mug, quantity: 2 });
    const badge = await badgeWith(undefined, 'checkout-url="/till"');
    await opened(badge);
    const form = inside<HTMLFormElement>(badge, 'form');
    const posts: string[] = [];
    badge.shadowRoot!.addEventListener('submit', event => {
      if (!event.defaultPrevented) posts.push(`${form.method} ${new URL(form.action).pathname} ${new FormData(form).get('cart')}`);
      event.preventDefault();
    });
    form.requestSubmit();
    expect(posts).to.deep.equal(['post /till [{"sku":"mug","quantity":2}]']);
    clearCart();
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, composed: true }));
    await waitUntil(() => inside(badge, '[role="alert"]'));
    expect(inside(badge, '[role="alert"]').textContent).to.contain('session has expired or cookies are disabled');
    expect(posts).to.have.length(1);
  });

  it('shows no image and no link for an unsafe address', async () => {
    addToCart({ ...mug, image: 'data:image/svg+xml,<svg/>', url: 'javascript:alert(1)' });
    const badge = await badgeWith();
    await opened(badge);
    expect(lines(badge)[0].querySelector('img, a')).to.equal(null);
    expect(lines(badge)[0].textContent).to.contain('Dune mug');
  });

  it('is accessible full, with an article removed, and empty', async () => {
    addToCart({ ...mug, quantity: 2, url: '#mug' });
    addToCart(bowl);
    const badge = await badgeWith();
    const dialog = await opened(badge);
    await Promise.all(dialog.getAnimations().map(animation => animation.finished));
    await expect(badge).to.be.accessible();
    inside(badge, '[data-action="remove"]').click();
    await waitUntil(() => inside(badge, '.removed'));
    await expect(badge).to.be.accessible();
    clearCart();
    await waitUntil(() => inside(badge, '.nothing'));
    await expect(badge).to.be.accessible();
  });

  it('moves nothing of the page behind it', async () => {
    await waitUntil(() => getComputedStyle(document.documentElement).overflow === 'visible', 'the panel before is gone');
    const page = await fixture('<div><p>A page that scrolls.</p></div>');
    document.body.classList.add('tall');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.tall { min-block-size: 300vh }');
    document.adoptedStyleSheets = [sheet];
    try {
      const badge = await badgeWith();
      const before = page.getBoundingClientRect().width;
      const dialog = await opened(badge);
      expect(page.getBoundingClientRect().width).to.equal(before);
      dialog.close();
      await waitUntil(() => !badge.matches(':state(open)'));
      expect(page.getBoundingClientRect().width).to.equal(before);
    } finally {
      document.body.classList.remove('tall');
      document.adoptedStyleSheets = [];
    }
  });

  it('leaves the place of an image that does not load plain', async () => {
    addToCart({ ...mug, image: '/package.json?' }); // there, but no image
    const badge = await badgeWith();
    await opened(badge);
    await waitUntil(() => !lines(badge)[0].querySelector('img'));
  });

  it('is unmounted with its badge: page free, focus not lost in it', async () => {
    addToCart(mug);
    const badge = await badgeWith();
    await opened(badge);
    badge.remove();
    await waitUntil(() => getComputedStyle(document.documentElement).overflow === 'visible');
    expect(inside(badge, 'dialog')).to.equal(null);
  });
});
