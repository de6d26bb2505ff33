import { expect, fixture } from '@open-wc/testing';
import { addToCart, clearCart } from '../../core/stores/cart.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-cart.js';

type Cart = HTMLElementTagNameMap['site-cart'];
const all = (cart: Cart, selector: string) => [...cart.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const one = (cart: Cart, selector: string) => all(cart, selector)[0];
const total = (cart: Cart) => one(cart, '.total dd')?.textContent;
const said = (cart: Cart) => one(cart, '[role=status]')!.textContent;
const settings = `coupons='[{"code":"SPRING","percent":10}]' shipping-options='[{"name":"Post","cents":495,"countries":["IE","FR"]},{"name":"Courier","cents":1200}]'`;

async function place(attributes = ''): Promise<Cart> {
  const cart = await fixture<Cart>(`<site-cart ${attributes}><a href="/shop">Shop</a></site-cart>`);
  await waitUntil(() => one(cart, '.cart'));
  return cart;
}

describe('<site-cart>', () => {
  beforeEach(() => {
    clearCart();
    addToCart({ sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 2 });
    addToCart({ sku: 'cup', name: 'Cup', priceCents: 999 });
  });
  after(() => clearCart());

  it('shows lines and sums, and follows changes', async () => {
    const cart = await place();
    expect(all(cart, '.line')).to.have.length(2);
    expect(total(cart)).to.equal('$65.99');
    one(cart, '[data-sku=mug] [data-action=more]')!.click();
    await waitUntil(() => total(cart) === '$93.99');
    expect(said(cart)).to.equal('Mug: 3. Total $93.99.');
    await expect(cart).to.be.accessible();
  });

  it('writes prices in the currency of their product, and no total of several currencies', async () => {
    clearCart();
    const dune = { sku: 'dune', name: 'Dune', priceCents: 2800, currency: 'EUR' };
    addToCart({ ...dune, quantity: 2 });
    const cart = await place();
    expect(total(cart)).to.equal('€56.00');
    expect(one(cart, '.line .price')!.textContent).to.equal('€56.00');
    await captureConsole(async () => {
      addToCart({ sku: 'cup', name: 'Cup', priceCents: 999 });
      await waitUntil(() => all(cart, '.line').length === 2);
      expect(all(cart, '.line .price').map(({ textContent }) => textContent)).to.deep.equal(['€56.00', '$9.99']);
      expect(one(cart, 'dl')).to.equal(undefined);
      one(cart, '[data-sku=cup] [data-action=more]')!.click();
      await waitUntil(() => said(cart) === 'Cup: 2');
      await expect(cart).to.be.accessible();
    });
  });

  it('removes a line, and puts it back where it was', async () => {
    const cart = await place();
    one(cart, '[data-sku=mug] [data-action=remove]')!.click();
    await waitUntil(() => total(cart) === '$9.99');
    await expect(cart).to.be.accessible();
    one(cart, '[data-action=undo]')!.click();
    await waitUntil(() => total(cart) === '$65.99');
    expect(all(cart, '.line').map(({ dataset }) => dataset.sku)).to.deep.equal(['mug', 'cup']);
  });

  it('takes coupons that apply, and says which do not', async () => {
    const cart = await place(settings);
    const enter = (code: string) => {
      (one(cart, '#code') as HTMLInputElement).value = code;
      one(cart, '.coupon button')!.click();
    };
    expect(total(cart)).to.equal('$70.94');
    enter('nope');
    await waitUntil(() => one(cart, '#code-error')!.textContent === 'NOPE does not apply to this cart.');
    enter('spring');
    await waitUntil(() => total(cart) === '$64.34');
    expect(one(cart, '#code-error')!.textContent).to.equal('');
    await expect(cart).to.be.accessible();
    one(cart, '[data-action=remove-coupon]')!.click();
    await waitUntil(() => total(cart) === '$70.94');
  });

  it('ignores invalid coupons and shipping methods with a warning, and uses the others', async () => {
    let cart!: Cart;
    const messages = await captureConsole(async () => {
      cart = await place(`coupons='[{"percent":50},{"code":"SPRING","percent":10}]' shipping-options='[{"name":"Post"},{"name":"Courier","cents":1200}]'`);
    });
    expect(messages.join('\n'))
      .to.include('coupons has "{"percent":50}"; expected { "code" }')
      .and.to.include('shipping-options has "{"name":"Post"}"; expected { "name", "cents" }');
    (one(cart, '#code') as HTMLInputElement).value = 'spring';
    one(cart, '.coupon button')!.click();
    await waitUntil(() => total(cart) === '$71.39');
  });

  it('sends by another way', async () => {
    const cart = await place(settings);
    (one(cart, 'input[value=Courier]') as HTMLInputElement).click();
    await waitUntil(() => total(cart) === '$77.99');
  });

  it('posts what is in it, unless the page prevents it', async () => {
    const cart = await place();
    let posted = '';
    cart.shadowRoot!.addEventListener('submit', event => {
      posted = (event.target as HTMLFormElement).querySelector<HTMLInputElement>('[name=cart]')!.value;
      event.preventDefault();
    });
    one(cart, '.checkout')!.click();
    expect(JSON.parse(posted)).to.deep.equal([{ sku: 'mug', quantity: 2 }, { sku: 'cup', quantity: 1 }]);
  });

  it('empty, shows what the author says of that', async () => {
    clearCart();
    const cart = await place();
    expect(cart.matches(':state(empty)')).to.equal(true);
    expect(one(cart, 'slot')).to.exist;
    expect(total(cart)).to.equal(undefined);
    await expect(cart).to.be.accessible();
  });
});
