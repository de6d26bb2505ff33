import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { $cart, clearCart } from '../../core/stores/cart.js';
import { totalQuantity } from '../../core/contract/store/cart.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { CartAdd } from './add-to-cart.settings.js';
import './site-add-to-cart.js';

type Add = HTMLElementTagNameMap['site-add-to-cart'];

const mug = 'sku="mug" name="Dune mug" price-cents="2800"';
const make = async (light: string, attributes = mug): Promise<Add> => {
  const element = await fixture<Add>(`<site-add-to-cart ${attributes}>${light}</site-add-to-cart>`);
  await element.updateComplete;
  return element;
};
const pieces = () => totalQuantity($cart.get());
const inside = (element: Add, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;

/** Keeps the test page open, and returns whether the browser would have left it. */
function leaving(target: EventTarget, type: 'click' | 'submit'): { count: number } {
  const left = { count: 0 };
  target.addEventListener(type, event => {
    if (!event.defaultPrevented) left.count++;
    event.preventDefault();
  });
  return left;
}

describe('<site-add-to-cart>', () => {
  beforeEach(() => { clearCart(); });

  for (const [what, light] of Object.entries({
    button: '<button type="button">Add</button>', link: '<a href="#add">Add</a>', 'button in a stray paragraph': '<p></p><p><button>Add</button></p>',
    'role button': '<span role="button" tabindex="0">Add</span>',
  })) {
    it(`adds by the author's ${what}`, async () => {
      const element = await make(light);
      element.querySelector<HTMLElement>('a, button, [role]')!.click();
      expect($cart.get().entries).to.deep.equal([{ sku: 'mug', name: 'Dune mug', priceCents: 2800, quantity: 1 }]);
      expect(location.hash).to.equal('');
    });
  }

  it('adds by the author\'s form, once, however it is sent', async () => {
    const element = await make('<form action="/commerce/goto-checkout" method="post"><input name="note"><button>Add</button></form>');
    const left = leaving(element.parentElement!, 'submit');
    element.querySelector('button')!.click();
    expect(pieces()).to.equal(1);
    element.querySelector('form')!.requestSubmit();
    expect(pieces()).to.equal(2);
    expect(left.count).to.equal(0);
  });

  it('leaves a form to the browser while its fields are wrong', async () => {
    const element = await make('<form><input required aria-label="Glaze"><button>Add</button></form>');
    element.querySelector('button')!.click();
    expect(pieces()).to.equal(0);
  });

  it('adds by a submit button of a form around it, when that form is right', async () => {
    const form = await fixture<HTMLFormElement>(`<form><input required aria-label="Glaze">
      <site-add-to-cart ${mug}><button>Add</button></site-add-to-cart></form>`);
    const left = leaving(form, 'submit');
    form.querySelector('button')!.click();
    expect(pieces()).to.equal(0);
    form.querySelector('input')!.value = 'tide';
    form.querySelector('button')!.click();
    expect([pieces(), left.count]).to.deep.equal([1, 0]);
  });

  it('adds twice, exactly, by a double click', async () => {
    const element = await make('<button type="button">Add</button>');
    const button = element.querySelector('button')!;
    button.click();
    button.click();
    button.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    expect(pieces()).to.equal(2);
  });

  it('adds the visitor\'s own quantity', async () => {
    const element = await make('<form><input name="quantity" type="number" value="3" aria-label="Quantity"><button>Add</button></form>');
    element.querySelector('button')!.click();
    expect(pieces()).to.equal(3);
  });

  it('ignores a click for a new tab, and one that the page has handled', async () => {
    const element = await make('<a href="#elsewhere">Add</a>');
    const link = element.querySelector('a')!;
    const left = leaving(element.parentElement!, 'click');
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, metaKey: true }));
    expect([pieces(), left.count]).to.deep.equal([0, 1]);
    link.addEventListener('click', event => event.preventDefault());
    link.click();
    expect(pieces()).to.equal(0);
  });

  it('dispatches an event, with the entry and a promise of the result', async () => {
    const element = await make('<button type="button">Add</button>', `${mug} quantity="2" image="/images/mug" url="/shop#mug"`);
    let detail!: CartAdd;
    document.body.addEventListener('site-cart-add', event => { detail = (event as CustomEvent<CartAdd>).detail; }, { once: true });
    element.querySelector('button')!.click();
    expect(detail.entry).to.deep.equal({ sku: 'mug', name: 'Dune mug', priceCents: 2800, quantity: 2, image: '/images/mug', url: '/shop#mug' });
    expect(await detail.promise).to.deep.equal({ isAdded: true, cart: $cart.get() });
  });

  it('adds nothing when the page cancels the event, and does not submit the form either', async () => {
    const element = await make('<form><button>Add</button></form>');
    const left = leaving(element.parentElement!, 'submit');
    let promise!: CartAdd['promise'];
    element.addEventListener('site-cart-add', event => {
      promise = event.detail.promise;
      event.preventDefault();
    });
    element.querySelector('button')!.click();
    expect((await promise).isAdded).to.equal(false);
    expect([pieces(), left.count, element.matches(':state(added)')]).to.deep.equal([0, 0, false]);
  });

  it('says what its author forgot, adds nothing, and lets the author\'s form go its way', async () => {
    for (const [attributes, fact] of [
      ['name="Mug" price-cents="1"', 'sku is missing'],
      ['sku="mug-without-price"', 'price-cents of "mug-without-price" is missing'],
    ]) {
      const element = await make('<form><button>Add</button></form>', attributes);
      const left = leaving(element.parentElement!, 'submit');
      const heard = await captureConsole(() => element.querySelector('button')!.click());
      expect(heard.join()).to.contain(`<site-add-to-cart>: ${fact}`).and.to.contain('nothing is added');
      expect([pieces(), left.count]).to.deep.equal([0, 1]);
    }
  });

  it('confirms over the pressed control and politely, then is as before', async () => {
    const element = await make('<button type="button" class="wide">Add</button>');
    const button = element.querySelector('button')!;
    const before = button.getBoundingClientRect();
    button.click();
    await element.updateComplete;
    expect(element.matches(':state(added)')).to.equal(true);
    expect(inside(element, '[role="status"].visually-hidden').textContent).to.equal('Dune mug was added to your cart. Items in cart: 1.');
    const shown = inside(element, '.added');
    await waitUntil(() => getComputedStyle(shown).opacity === '1', 'the confirmation is shown');
    const box = shown.getBoundingClientRect();
    expect([box.left, box.top, box.width, box.height].map(Math.round)).to.deep.equal([before.left, before.top, before.width, before.height].map(Math.round));
    expect(button.getBoundingClientRect().top).to.equal(before.top);
    await expect(element).to.be.accessible();
    await waitUntil(() => !element.matches(':state(added)'), 'the confirmation ends');
  });

  it('adds no more than are in stock', async () => {
    const element = await make('<button type="button">Add</button>', `${mug} stock="1"`);
    element.querySelector('button')!.click();
    element.querySelector('button')!.click();
    await element.updateComplete;
    expect(pieces()).to.equal(1);
    expect(inside(element, '.message').textContent).to.equal('Only 1 in stock, and all of them are already in your cart.');
    await expect(element).to.be.accessible();
    element.setAttribute('stock', '0');
    await element.updateComplete;
    expect(element.matches(':state(sold-out)')).to.equal(true);
  });

  it('makes a button of plain text, and of nothing', async () => {
    for (const [light, text] of [['Take one', 'Take one'], ['', 'Add to cart']]) {
      clearCart();
      const element = await make(light);
      const button = inside(element, 'button');
      const slot = button.querySelector('slot')!;
      expect((slot.assignedNodes()[0]?.textContent || slot.textContent)!.trim()).to.equal(text);
      button.click();
      expect(pieces()).to.equal(1);
      await expect(element).to.be.accessible();
    }
  });
});
