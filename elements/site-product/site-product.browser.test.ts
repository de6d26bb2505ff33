import { expect, fixture } from '@open-wc/testing';
import { totalQuantity } from '../../core/contract/store/cart.js';
import { $cart, clearCart } from '../../core/stores/cart.js';
import { setCartBackend } from '../../core/shop/shop-cart.js';
import { browserBackend } from '../../core/shop/cart-backends/browser-backend.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { ProductAdd } from './product.settings.js';
import { renderElement } from '../../core/element/server.js';
import { product as definition } from './product.element.js';
import './site-product.js';

type Product = HTMLElementTagNameMap['site-product'];
const all = <E extends HTMLElement>(product: Product, selector: string) => [...product.shadowRoot!.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(product: Product, selector: string) => all<E>(product, selector)[0]!;
const light = <E extends HTMLElement>(product: Product, selector: string) => product.querySelector<E>(selector)!;
const option = (product: Product, value: string) => one<HTMLInputElement>(product, `input[value="${value}"]`);
const priceOf = (product: Product) => one(product, '.price').textContent;
const message = (product: Product) => one(product, '.message').textContent;

const variant = (sku: string, glaze: string, size: string, more: object = {}) =>
  ({ sku, price: 2800, qtyInStock: 20, optionValues: [{ optionName: 'Glaze', value: glaze }, { optionName: 'Size', value: size }], ...more });
const mug = {
  id: 'mug', name: 'Mug', url: '/mug',
  variants: [
    variant('a-s', 'Ash', 'Small'), variant('a-l', 'Ash', 'Large', { price: 3400, qtyInStock: 2 }),
    variant('t-s', 'Tide', 'Small', { salePrice: 2200, onSale: true }), variant('t-l', 'Tide', 'Large', { qtyInStock: 0 }), variant('k-s', 'Kelp', 'Small'),
  ],
};

async function drawn(product: object): Promise<Product> {
  const element = await fixture<Product>('<site-product></site-product>');
  (element as unknown as { product: object }).product = product;
  await waitUntil(() => one(element, '.product'));
  return element;
}

async function authored(attributes: string, form: string): Promise<Product> {
  const element = await fixture<Product>(`<site-product ${attributes}><form action="/commerce/goto-checkout" method="post">${form}</form></site-product>`);
  await waitUntil(() => one(element, '.message'));
  return element;
}

describe('<site-product>', () => {
  beforeEach(() => { clearCart(); });
  afterEach(() => { setCartBackend(browserBackend); clearCart(); });

  it('shows price, sale and stock of what is chosen, and says them', async () => {
    const product = await drawn(mug);
    expect(priceOf(product)).to.equal('$28.00');
    option(product, 'Large').click();
    await waitUntil(() => priceOf(product) === '$34.00');
    expect(one(product, '.stock').textContent).to.equal('Only 2 left');
    expect(all(product, '[role=status]')[1]!.textContent).to.equal('Price: $34.00. Only 2 left');
    option(product, 'Small').click();
    option(product, 'Tide').click();
    await waitUntil(() => priceOf(product) === 'Regular price $28.00$22.00');
    expect(product.matches(':state(sale)')).to.equal(true);
    await expect(product).to.be.accessible();
  });

  it('shows the picture of what is chosen, with its own words, in our layout and in the author\'s', async () => {
    const [dune, tide] = ['/images/mug-dune', '/images/mug-tide'];
    const variants = [variant('a-s', 'Ash', 'Small', { image: dune }), variant('t-s', 'Tide', 'Small', { image: tide, imageAlt: 'A blue mug' })];
    const product = await drawn({ ...mug, images: [{ src: dune, alt: 'A mug' }], variants });
    option(product, 'Tide').click();
    await waitUntil(() => one<HTMLImageElement>(product, '.media img').alt === 'A blue mug');
    option(product, 'Ash').click();
    await waitUntil(() => one<HTMLImageElement>(product, '.media img').alt === 'A mug');
    const theirs = await authored(
      '',
      '<img data-product="image" src="/images/mug-dune" alt="Ours"><select name="Glaze"><option>Ash</option><option>Tide</option></select>',
    );
    (theirs as unknown as { product: object }).product = { ...mug, variants: variants.map(one => ({ ...one, optionValues: one.optionValues.slice(0, 1) })) };
    const [image, select] = [light<HTMLImageElement>(theirs, 'img'), light<HTMLSelectElement>(theirs, 'select')];
    await theirs.updateComplete;
    for (const [value, alt] of [['Tide', 'A blue mug'], ['Ash', 'Ours']] as const) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await waitUntil(() => image.alt === alt);
    }
  });

  it('shows weight and dimensions of what is chosen, in our layout and in the author\'s', async () => {
    const measured = {
      id: 'box',
      name: 'Box',
      variants: [
        { sku: 'box-s', price: 900, weight: 350, weightUnit: 'g', optionValues: [{ optionName: 'Size', value: 'Small' }] },
        { sku: 'box-l', price: 1900, weight: 1.2, length: 30, width: 20.5, height: 10, optionValues: [{ optionName: 'Size', value: 'Large' }] },
        { sku: 'box-e', price: 100, optionValues: [{ optionName: 'Size', value: 'As a file' }] },
      ],
    };
    const product = await drawn(measured);
    const measures = () => all(product, '.measures div').map(node => node.textContent!.replaceAll('\u00a0', ' '));
    expect(measures()).to.deep.equal(['Weight350 g']);
    option(product, 'Large').click();
    await waitUntil(() => measures().length === 2);
    expect(measures()).to.deep.equal(['Weight1.2 kg', 'Dimensions30 × 20.5 × 10 cm']);
    option(product, 'As a file').click();
    await waitUntil(() => measures().length === 0);

    const own = await authored(`product='${JSON.stringify(measured)}'`, `<select name="Size"><option>Small<option>Large</select>
      <p>Weighs <span data-product="weight">little</span></p><p data-product="size">Fits a letterbox.</p><button data-product="button">Add</button>`);
    const shown = () => ['weight', 'size'].map(hook => light(own, `[data-product="${hook}"]:not([hidden])`)?.textContent.replaceAll('\u00a0', ' '));
    await waitUntil(() => shown()[0] === '350 g');
    expect(shown()[1]).to.equal(undefined);
    const select = light<HTMLSelectElement>(own, 'select');
    select.value = 'Large';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(shown()).to.deep.equal(['1.2 kg', '30 × 20.5 × 10 cm']);

    const unmeasured = await authored('sku="card" name="Card" price-cents="300"', '<p data-product="size">Fits a letterbox.</p><button data-product="button">Add</button>');
    expect(light(unmeasured, '[data-product="size"]').innerText).to.equal('Fits a letterbox.');
  });

  it('keeps unavailable choices visible, with the reason', async () => {
    const product = await drawn(mug);
    const marks = () => all(product, '.choice').map(label => label.dataset.availability);
    expect(marks()).to.deep.equal([undefined, undefined, undefined, undefined, undefined]);
    option(product, 'Kelp').click();
    await waitUntil(() => marks()[4] === 'unavailable');
    option(product, 'Tide').click();
    await waitUntil(() => marks()[4] === 'sold-out');
    option(product, 'Large').click();
    await waitUntil(() => one(product, '.add').textContent === 'Sold out');
    expect(one(product, '.add').ariaDisabled).to.equal('true');
    one(product, '.add').click();
    await waitUntil(() => message(product) === 'Sold out');
    expect(totalQuantity($cart.get())).to.equal(0);
    expect(product.matches(':state(sold-out)')).to.equal(true);
    await expect(product).to.be.accessible();
  });

  it('adds the selection, shows it immediately, and dispatches an event', async () => {
    const product = await drawn(mug);
    let detail!: ProductAdd;
    product.addEventListener('site-cart-add', event => { detail = (event as unknown as CustomEvent<ProductAdd>).detail; });
    one(product, '.add').click();
    expect($cart.get().entries[0]).to.deep.include({ sku: 'a-s', name: 'Mug', priceCents: 2800, quantity: 1, stock: 20 });
    expect($cart.get().entries[0]!.details).to.deep.equal([{ name: 'Glaze', value: 'Ash' }, { name: 'Size', value: 'Small' }]);
    expect((await detail.promise).isAdded).to.equal(true);
    await waitUntil(() => message(product) === 'Mug was added to your cart. Items in cart: 1.');
  });

  it('reverts it when the shop rejects it, with the shop\'s message', async () => {
    const product = await drawn(mug);
    one(product, '.add').click();
    await waitUntil(() => totalQuantity($cart.get()) === 1);
    let answer!: (message: string) => void;
    setCartBackend({ name: 'no', sync: () => new Promise(resolve => { answer = text => resolve({ kind: 'refused', message: text }); }) });
    one(product, '.add').click();
    expect(totalQuantity($cart.get())).to.equal(2); // before the shop has answered
    await waitUntil(() => answer);
    answer('The kiln is on fire.');
    await waitUntil(() => message(product) === 'The kiln is on fire.');
    expect(totalQuantity($cart.get())).to.equal(1);
    expect(product.matches(':state(added)')).to.equal(false);
  });

  it('has words of its own where the shop does not answer', async () => {
    const product = await drawn(mug);
    setCartBackend({ name: 'gone', sync: () => Promise.reject(new Error('gone')) });
    await captureConsole(async () => {
      one(product, '.add').click();
      await waitUntil(() => message(product) === 'This item could not be added to your cart. Please try again.');
    });
    expect($cart.get().entries).to.have.length(0);
  });

  it('adds no more than are in stock, over all lines of the article', async () => {
    const product = await drawn({ ...mug, variants: [mug.variants[1]] });
    one(product, '.add').click();
    one(product, '.add').click();
    one(product, '.add').click();
    await waitUntil(() => message(product) === 'Only 2 in stock, and all of them are already in your cart.');
    expect(totalQuantity($cart.get())).to.equal(2);
  });

  it('sells a subscription as a line of its own', async () => {
    const product = await drawn({
      ...mug,
      variants: [{ sku: 'clay', price: 2000, unlimited: true }],
      plans: [{ id: 'm', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, percentOff: 10 }],
    });
    one(product, '.add').click();
    option(product, 'm').click();
    await waitUntil(() => priceOf(product) === 'Regular price $20.00$18.00');
    one(product, '.add').click();
    expect($cart.get().entries.map(({ plan, priceCents, details }) => [plan, priceCents, details?.[0]?.value])).to.deep.equal([
      [undefined, 2000, undefined], ['m', 1800, 'Renews every month until canceled.'],
    ]);
  });

  it('binds the author\'s markup: the same nodes, their choice, their fields', async () => {
    const product = await authored('name="Bowl" price-cents="3400"', `
      <h2 data-product="title">Bowl</h2><b data-product="price">€34</b><s data-product="compare-at"></s><i data-product="stock"></i>
      <label>Size <select name="sku"><option value="b15">15 cm</option><option value="b18" data-price-cents="4200" data-stock="2">18 cm</option><option value="b22" data-stock="0">22 cm</option></select></label>
      <label>Name <input name="engraving" required></label><label>Quantity <input name="quantity" type="number" value="1"></label>
      <button data-product="button">Add</button>`);
    const price = light(product, 'b');
    expect(price.textContent).to.equal('$34.00');
    expect(light<HTMLOptionElement>(product, 'option:last-child').label).to.equal('22 cm – Sold out');
    const select = light<HTMLSelectElement>(product, 'select');
    select.value = 'b18';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect([price.textContent, light(product, 'i').textContent, light<HTMLInputElement>(product, '[type=number]').max]).to.deep.equal([
      '$42.00',
      'Only 2 left',
      '2',
    ]);
    light(product, 'button').click();
    expect(totalQuantity($cart.get())).to.equal(0); // the browser asks for the name first
    light<HTMLInputElement>(product, '[name=engraving]').value = 'Anna';
    light(product, 'button').click();
    const [entry] = $cart.get().entries;
    expect(entry).to.deep.include({ sku: 'b18', priceCents: 4200, form: { engraving: 'Anna' } });
    expect(entry!.details).to.deep.equal([{ name: 'Size', value: '18 cm' }, { name: 'Name', value: 'Anna' }]);
    light<HTMLInputElement>(product, '[name=engraving]').value = 'Ben';
    light(product, 'button').click();
    expect($cart.get().entries).to.have.length(2);
    select.value = 'b22';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect([light(product, 'button').textContent, light(product, 'button').ariaDisabled]).to.deep.equal(['Sold out', 'true']);
    select.value = 'b15';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect([light(product, 'button').textContent, light(product, 'button').ariaDisabled]).to.deep.equal(['Add', null]);
    await expect(product).to.be.accessible();
  });

  it('draws the fields that the shop asks for, and takes nothing before they are filled in', async () => {
    const form = [
      { id: 'word', type: 'text', title: 'Word on the mug', required: true, maxLength: 14, description: 'Up to 14 letters.' },
      { id: 'script', type: 'radio', title: 'Letters', required: true, options: ['Plain', 'Slanted'] },
      { id: 'ready', type: 'date', title: 'Wanted for' },
      { id: 'left', type: 'checkbox', title: 'Left-handed' },
    ];
    const product = await drawn({ ...mug, form });
    const other = await drawn({ ...mug, id: 'other', form });
    await waitUntil(() => light(product, '[name=word]') && light(other, '[name=word]'));
    expect(light(product, '[name=word]').closest('[slot=fields]')).to.exist;
    expect(light<HTMLInputElement>(product, '[name=word]').maxLength).to.equal(14);
    await expect(product).to.be.accessible();
    one(product, '.add').click();
    expect($cart.get().entries).to.have.length(0);
    light<HTMLInputElement>(product, '[name=word]').value = 'Ebb';
    light<HTMLInputElement>(product, '[value=Slanted]').click();
    light<HTMLInputElement>(other, '[value=Plain]').click(); // another product's choice is its own
    light<HTMLInputElement>(product, '[name=left]').click();
    for (const [part, value] of [['day', '24'], ['month', '12'], ['year', '2027']]) light<HTMLInputElement>(product, `[name="ready.${part}"]`).value = value!;
    one(product, '.add').click();
    const [entry] = $cart.get().entries;
    expect(entry!.form).to.deep.equal({ word: 'Ebb', script: 'Slanted', ready: { month: '12', day: '24', year: '2027' }, left: true });
    expect(entry!.details!.slice(2)).to.deep.equal([
      { name: 'Word on the mug', value: 'Ebb' },
      { name: 'Letters', value: 'Slanted' },
      { name: 'Wanted for', value: '12 24 2027' },
      { name: 'Left-handed', value: '✓' },
    ]);
  });

  it('keeps what was typed into those fields when the product, its place or the language is another', async () => {
    const product = await drawn({
      ...mug,
      form: [
        { id: 'word', type: 'text', title: 'Word' },
        { id: 'size', type: 'select', title: 'Box', options: ['S', 'L'] },
      ],
    });
    await waitUntil(() => light(product, '[name=word]'));
    light<HTMLInputElement>(product, '[name=word]').value = 'Ebb';
    product.lang = 'de';
    await waitUntil(() => light(product, 'option').textContent === 'Bitte wählen…');
    product.parentElement!.prepend(product);
    expect(light<HTMLInputElement>(product, '[name=word]').value).to.equal('Ebb');
    expect(product.querySelectorAll('[name=word]')).to.have.length(1);
    (product as unknown as { product: object }).product = mug;
    await waitUntil(() => !light(product, '[name=word]'));
  });

  it('leaves out the fields that the author has drawn', async () => {
    const product = await fixture<Product>('<site-product><label slot="fields">Word <input name="word"></label></site-product>');
    (product as unknown as { product: object }).product = {
      ...mug,
      form: [
        { id: 'word', type: 'text', title: 'Word' },
        { id: 'note', type: 'textarea', title: 'Note' },
      ],
    };
    await waitUntil(() => light(product, '[name=note]'));
    expect(product.querySelectorAll('[name=word]')).to.have.length(1);
  });

  it('shows and requires the fields that the shop asks for by other answers, and adds nothing of hidden ones', async () => {
    const product = await drawn({
      ...mug,
      form: [
        { id: 'gift', type: 'checkbox', title: 'It is a gift' },
        { id: 'words', type: 'text', title: 'Words on the card', required: true, when: 'gift is yes' },
        { id: 'letters', type: 'number', title: 'Letters on the foot' },
        { id: 'cost', type: 'calculation', title: 'Letters and card', formula: 'letters * 2 + gift * 3', currency: 'EUR' },
        { id: 'font', type: 'select', title: 'Font', options: ['Plain', 'Slanted'], requiredWhen: 'letters is filled' },
      ],
    });
    await waitUntil(() => light(product, '[name=words]'));
    const [gift, words, letters, font] = ['gift', 'words', 'letters', 'font'].map(name => light<HTMLInputElement>(product, `[name=${name}]`));
    await waitUntil(() => words!.disabled);
    expect(words!.checkVisibility()).to.equal(false);
    expect(font!.required).to.equal(false);
    await expect(product).to.be.accessible();
    gift!.click();
    expect(words!.checkVisibility()).to.equal(true);
    await expect(product).to.be.accessible();
    one(product, '.add').click();
    expect($cart.get().entries, 'what is shown is required').to.have.length(0);
    words!.value = 'For Ada';
    letters!.value = '4';
    letters!.dispatchEvent(new Event('input', { bubbles: true }));
    expect(font!.required).to.equal(true);
    await waitUntil(() => /11/.test(light(product, 'output').textContent!));
    font!.value = 'Slanted';
    one(product, '.add').click();
    await waitUntil(() => $cart.get().entries.length === 1);
    expect($cart.get().entries[0]!.form).to.deep.equal({ gift: true, words: 'For Ada', letters: '4', font: 'Slanted' });
    clearCart();
    gift!.click();
    expect([words!.checkVisibility(), words!.value]).to.deep.equal([false, 'For Ada']);
    one(product, '.add').click();
    await waitUntil(() => $cart.get().entries.length === 1);
    expect($cart.get().entries[0]!.form).to.deep.equal({ letters: '4', font: 'Slanted' });
  });

  it('shows the author\'s own fields by their conditions', async () => {
    const product = await authored('sku="b18" price-cents="4200"', `<label><input type="checkbox" name="gift"> A gift</label>
      <p data-site-when="gift is yes"><label>Words <input name="words" required></label></p><button>Buy</button>`);
    const words = light<HTMLInputElement>(product, '[name=words]');
    await waitUntil(() => words.disabled);
    light(product, 'button').click();
    await waitUntil(() => $cart.get().entries.length === 1);
    expect($cart.get().entries[0]!.form ?? {}).to.deep.equal({});
    light(product, '[name=gift]').click();
    expect([words.disabled, words.checkVisibility()]).to.deep.equal([false, true]);
    light(product, 'button').click();
    expect($cart.get().entries).to.have.length(1);
    product.remove();
    expect(product.querySelector('[data-site-hidden]')).to.equal(null);
  });

  it('leaves a form without a product to the browser', async () => {
    const product = await authored('', '<button>Buy</button>');
    let isLeft = false;
    product.parentElement!.addEventListener('submit', event => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    light(product, 'button').click();
    expect(isLeft).to.equal(true);
  });

  it('adds nothing when the page cancels the event', async () => {
    const product = await drawn(mug);
    product.addEventListener('site-cart-add', event => event.preventDefault());
    one(product, '.add').click();
    expect($cart.get().entries).to.have.length(0);
    expect(message(product)).to.equal('');
  });

  it('describes itself to search engines, once, and until it goes', async () => {
    const product = await drawn(mug);
    const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts()).to.have.length(1);
    const data = JSON.parse(scripts()[0]!.textContent);
    expect([data.name, data.offers.length, data.offers[2].price, data.offers[3].availability]).to.deep.equal([
      'Mug',
      5,
      '22.00',
      'https://schema.org/OutOfStock',
    ]);
    product.remove();
    await waitUntil(() => scripts().length === 0);
  });

  it('says what is wrong with a product, and sells the rest', async () => {
    const heard = await captureConsole(async () => { await drawn({ name: 'Odd', variants: [{ sku: 'odd', price: '28' }, { sku: 'fine', price: 2800 }] }); });
    expect(heard.join()).to.contain('<site-product>: variant "odd" has the price "28"; expected a whole number of minor units');
  });

  it('is drawn by a server from its settings, unless the author\'s markup shows it', async () => {
    const drawn = await renderElement(definition, { product: mug }, '<p>Dishwasher safe</p>');
    expect(drawn).to.contain('>Mug</h2>').and.to.contain('value="Tide"');
    const byAttributes = await renderElement(definition, { sku: 'jug', name: 'Jug', priceCents: 4800 });
    expect(byAttributes).to.contain('>Jug</h2>').and.to.contain('$48.00');
    for (const markup of ['<form action="/buy"><button>Buy</button></form>', '<h2 data-product="title">Mug</h2>']) {
      expect(await renderElement(definition, { product: mug }, markup)).not.to.contain('part="title"');
    }
    expect(await renderElement(definition, { product: mug }, '<script type="application/json">{ "form": "<form>" }</script>')).to.contain('part="title"');
  });
});
