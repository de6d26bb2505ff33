import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { renderElement } from '../../core/element/server.js';
import { cardsIn } from './cards/author-cards.js';
import { productList } from './product-list.element.js';
import './site-product-list.js';

type List = HTMLElementTagNameMap['site-product-list'];
const all = <E extends HTMLElement>(list: List, selector: string) => [...list.shadowRoot!.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(list: List, selector: string) => all<E>(list, selector)[0]!;
const names = (list: List) => all(list, '.card .name').map(({ textContent }) => textContent);
const count = (list: List) => one(list, '.count').textContent;
const visible = (list: List) => [...list.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.sku);

const product = (id: string, price: number, glaze: string, more: object = {}, of: object = {}) => ({
  id,
  name: id,
  url: `/saltmarsh/shop#${id}`,
  variants: [{ sku: id, price, qtyInStock: 5, optionValues: [{ optionName: 'Glaze', value: glaze }], ...more }],
  ...of,
});
const shelf = [
  product('Mug', 2800, 'Dune', {}, { categories: ['Mugs'] }), product('Bowl', 3400, 'Tide', { qtyInStock: 0 }, { categories: ['Bowls'] }),
  product('Vase', 6800, 'Tide', { salePrice: 6000, onSale: true }, { categories: ['Vases'] }), product('Jug', 5600, 'Kelp', {}, { categories: ['Jugs'] }),
];

async function place(attributes = '', products: readonly object[] = shelf): Promise<List> {
  const list = await fixture<List>(`<site-product-list ${attributes}><p><a href="/saltmarsh/shop">The shop</a></p></site-product-list>`);
  Object.assign(list, { products });
  await waitUntil(() => one(list, '.card'));
  return list;
}

const cards = `<ul>
  <li data-sku="mug" data-price-cents="2800" data-stock="3"><h3><a href="#mug">Mug</a></h3><button type="button" data-product-list="quick-view">Look</button></li>
  <li data-sku="bowl" data-price-cents="1200" data-stock="0"><h3><a href="#bowl">Bowl</a></h3></li>
  <li data-sku="vase" data-price-cents="6800"><h3><a href="#vase">Vase</a></h3></li></ul>`;

async function placeCards(attributes = '', before = ''): Promise<List> {
  const list = await fixture<List>(`<site-product-list ${attributes}>${before}${cards}</site-product-list>`);
  await waitUntil(() => one(list, '.count'));
  return list;
}

function choose(list: List, name: string, value: string): void {
  const select = one<HTMLSelectElement>(list, `select[name="${name}"]`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const start = location.href;

describe('<site-product-list>', () => {
  afterEach(() => { history.replaceState(null, '', start); });

  it('finds the author\'s cards in the wrappers of a page builder, and not the parts of one card', async () => {
    const card = (sku: string) => `<div class="product" data-sku="${sku}" data-price-cents="100"><img src="/images/${sku}" alt=""><h3>${sku}</h3></div>`;
    const column = (sku: string) =>
      `<div class="col"><img src="/images/${sku}" alt=""><h3>${sku}</h3><site-add-to-cart sku="${sku}" price-cents="100"></site-add-to-cart></div>`;
    const single = '<div class="card"><div><img data-product="image" src="/images/mug" alt=""></div><div><h3 data-product="title">Mug</h3><site-add-to-cart sku="a"></site-add-to-cart><site-add-to-cart sku="b"></site-add-to-cart></div></div>';
    const rows: [markup: string, cards: number][] = [
      [card('mug') + card('bowl'), 2], [`<div class="row">${card('mug')}${card('bowl')}${card('vase')}</div>`, 3],
      [`<section><div class="container"><div class="row">${column('mug')}${column('bowl')}</div></div></section>`, 2],
      [`<div class="woocommerce columns-3">${cards}</div>`, 3], [cards, 3], [single, 1], [`<div class="row">${column('mug')}</div>`, 1],
    ];
    for (const [markup, expected] of rows) {
      const box = document.createElement('div');
      box.setHTMLUnsafe(markup);
      expect(cardsIn(box).length, markup).to.equal(expected);
    }
  });

  it('draws products with price, sale and stock', async () => {
    const list = await place();
    expect(names(list)).to.deep.equal(['Mug', 'Bowl', 'Vase', 'Jug']);
    expect(all(list, '.mark').map(({ textContent }) => textContent)).to.deep.equal(['Sold out', 'Sale']);
    expect(all(list, '.price').map(({ textContent }) => textContent)).to.deep.equal(['$28.00', '$34.00', 'Regular price $68.00$60.00', '$56.00']);
    expect(count(list)).to.equal('4 products');
    await expect(list).to.be.accessible();
  });

  it('filters and sorts, announces it, and keeps it in the address', async () => {
    const list = await place();
    one(list, '.toggle').click();
    await waitUntil(() => one(list, '.toggle').getAttribute('aria-expanded') === 'true');
    const changed = oneEvent(list, 'site-list-change');
    one<HTMLInputElement>(list, 'input[value="Tide"]').click();
    const { detail: { total } } = await changed as CustomEvent<{ total: number }>;
    expect(total).to.equal(2);
    await waitUntil(() => count(list) === '2 products');
    choose(list, 'sort', '-price');
    await waitUntil(() => names(list).join() === 'Vase,Bowl');
    expect(location.search).to.contain('option.Glaze=Tide').and.to.contain('sort=-price');
    one<HTMLInputElement>(list, 'input[name="inStock"]').click();
    await waitUntil(() => names(list).join() === 'Vase');
    await expect(list).to.be.accessible();
    one(list, '.chip').click();
    await waitUntil(() => names(list).join() === 'Vase,Bowl');
    one(list, '.clear').click();
    await waitUntil(() => names(list).length === 4);
    expect(one<HTMLInputElement>(list, 'input[name="inStock"]').checked).to.equal(false);
  });

  it('goes back with the Back button, and starts where the address says', async () => {
    const list = await place();
    choose(list, 'sort', 'name');
    await waitUntil(() => names(list)[0] === 'Bowl');
    const gone = oneEvent(window, 'popstate');
    history.back();
    await gone;
    await waitUntil(() => names(list)[0] === 'Mug');
    expect(one<HTMLSelectElement>(list, 'select[name="sort"]').value).to.equal('featured');
    history.replaceState(null, '', '?onSale=1');
    const other = await place();
    expect(names(other)).to.deep.equal(['Vase']);
  });

  it('does not change the address if it is set so', async () => {
    const list = await place('address="false" sort="name"');
    choose(list, 'sort', 'price');
    await waitUntil(() => names(list)[0] === 'Mug');
    expect(location.href).to.equal(start);
  });

  it('has pages that are links', async () => {
    const list = await place('page-size="2"');
    expect(count(list)).to.equal('4 products · Page 1 of 2');
    const second = one<HTMLAnchorElement>(list, 'a[data-page="2"]');
    expect(second.getAttribute('href')).to.contain('page=2');
    second.click();
    await waitUntil(() => names(list).join() === 'Vase,Jug');
    expect(one(list, '[aria-current]').textContent).to.equal('2');
    await waitUntil(() => list.shadowRoot!.activeElement === one(list, '.card a'));
    await expect(list).to.be.accessible();
  });

  it('shows more below the existing ones, and moves the focus to the first new one', async () => {
    const list = await place('page-size="2" paging="more"');
    const first = one(list, '.card');
    one(list, '.more').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => names(list).length === 4);
    expect(one(list, '.card')).to.equal(first);
    expect(one(list, '.more')).to.equal(undefined);
    await waitUntil(() => list.shadowRoot!.activeElement === all(list, '.card a')[2]);
  });

  it('says where nothing matches, and lets it be cleared', async () => {
    history.replaceState(null, '', '?maxPrice=1');
    const list = await fixture<List>('<site-product-list></site-product-list>');
    Object.assign(list, { products: shelf });
    await waitUntil(() => one(list, '.nothing'));
    expect([one(list, '.nothing').textContent, list.matches(':state(empty)')]).to.deep.equal(['No products match.', true]);
    await expect(list).to.be.accessible();
    one(list, '.clear').click();
    await waitUntil(() => names(list).length === 4);
  });

  it('opens a closer look, and gives the focus back', async () => {
    const list = await place();
    const button = one(list, '.quick');
    button.focus();
    button.click();
    await waitUntil(() => one<HTMLDialogElement>(list, 'dialog').open);
    const shown = one(list, 'dialog site-product');
    await waitUntil(() => shown.hasAttribute('product'));
    expect(JSON.parse(shown.getAttribute('product')!).id).to.equal('Mug');
    await expect(list).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !one<HTMLDialogElement>(list, 'dialog').open);
    await waitUntil(() => list.shadowRoot!.activeElement === button);
  });

  it('opens nothing where a listener prevents it', async () => {
    const list = await place();
    list.addEventListener('site-quick-view-open', event => event.preventDefault());
    one(list, '.quick').click();
    await list.updateComplete;
    expect(one<HTMLDialogElement>(list, 'dialog').open).to.equal(false);
  });

  it('shows, hides and sorts the author\'s own cards, and gives them back', async () => {
    const list = await placeCards();
    const nodes = [...list.querySelectorAll('li')];
    expect([visible(list), all(list, '.card').length, count(list)]).to.deep.equal([['mug', 'bowl', 'vase'], 0, '3 products']);
    choose(list, 'sort', 'price');
    await waitUntil(() => visible(list).join() === 'bowl,mug,vase');
    one<HTMLInputElement>(list, 'input[name="inStock"]').click();
    await waitUntil(() => visible(list).join() === 'mug,vase');
    await expect(list).to.be.accessible();
    const { parentElement } = list;
    list.remove();
    await waitUntil(() => visible(list).join() === 'mug,bowl,vase');
    expect([...list.querySelectorAll('li')]).to.deep.equal(nodes);
    parentElement!.append(list);
    await waitUntil(() => visible(list).join() === 'mug,vase');
  });

  it('takes cards that come later, and looks closer at them', async () => {
    const list = await placeCards('page-size="3"');
    list.querySelector('ul')!.insertAdjacentHTML('beforeend', '<li data-sku="jug" data-price-cents="100"><a href="#jug">Jug</a></li>');
    await waitUntil(() => count(list) === '4 products · Page 1 of 2');
    expect(visible(list)).to.deep.equal(['mug', 'bowl', 'vase']);
    list.querySelector('button')!.click();
    await waitUntil(() => one<HTMLDialogElement>(list, 'dialog').open);
    expect(one(list, 'dialog').getAttribute('aria-label')).to.equal('Quick view: Mug');
    one(list, '.close').click();
    await waitUntil(() => !one<HTMLDialogElement>(list, 'dialog').open);
  });

  it('keeps the cards that a visitor has scrolled to before the list was loaded', async () => {
    expect(visible(await placeCards('page-size="2" paging="more"'))).to.deep.equal(['mug', 'bowl']);
    const filler = document.createElement('div');
    filler.style.cssText = 'position: absolute; inset-block-start: 0; block-size: 5000px; inline-size: 1px';
    document.body.append(filler);
    scrollTo({ top: 3000, behavior: 'instant' });
    const list = await placeCards('page-size="2" paging="more"');
    expect(visible(list)).to.deep.equal(['mug', 'bowl', 'vase']);
    list.querySelector('li')!.append('.'); // and a change in the list gives none of them up
    await list.updateComplete;
    expect(visible(list)).to.deep.equal(['mug', 'bowl', 'vase']);
    filler.remove();
  });

  it('shows the page of a card that the address names', async () => {
    const list = await placeCards('page-size="1" paging="more"');
    list.querySelector('li:last-child')!.id = 'vase';
    expect(visible(list)).to.deep.equal(['mug']);
    const changed = oneEvent(window, 'hashchange');
    location.hash = 'vase';
    await changed;
    await waitUntil(() => visible(list).join() === 'mug,bowl,vase');
  });

  it('uses the author\'s own form of filters', async () => {
    const list = await placeCards(
      '',
      '<form method="get" data-product-list="filters"><label>At most <input name="maxPrice"></label><button>Show</button></form>',
    );
    expect(one(list, '.filters')).to.equal(undefined);
    const form = list.querySelector('form')!;
    form.querySelector('input')!.value = '30';
    form.requestSubmit();
    await waitUntil(() => visible(list).join() === 'mug,bowl');
    expect(location.search).to.contain('maxPrice=30');
  });

  it('reports a shop that does not respond, and requests it again', async () => {
    const { fetch } = window;
    let isThere = false;
    window.fetch = async input => {
      if (!isThere) return new Response('{}', { status: 400, headers: { 'Content-Type': 'application/json' } });
      const isCategories = String(input instanceof Request ? input.url : input).includes('categories');
      return Response.json(
        isCategories
          ? {
            categories: [
              { id: 'mugs', name: 'Mugs and cups', parentId: null, products: 1 },
              { id: 'bowls', name: 'Bowls', parentId: null, products: 1 },
            ],
          }
          : {
            currency: 'EUR',
            products: shelf.map(each => ({ ...each, categories: [each.id === 'Mug' ? 'mugs' : 'bowls'] })),
            total: 4,
            page: 1,
            pageSize: 200,
          },
      );
    };
    try {
      const list = await fixture<List>('<site-product-list source="shop"><p>Our shop</p></site-product-list>');
      await captureConsole(() => waitUntil(() => one(list, '.again')));
      expect([list.matches(':state(failed)'), list.querySelector('p')!.checkVisibility()]).to.deep.equal([true, true]);
      await expect(list).to.be.accessible();
      isThere = true;
      one(list, '.again').click();
      await waitUntil(() => names(list).length === 4);
      expect(one(list, 'select[name="category"]').textContent).to.contain('Mugs and cups (1)');
    } finally {
      window.fetch = fetch;
    }
  });

  it('draws one page of a thousand products, and describes the list', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => product(`p${at}`, 100 + at, 'Dune'));
    const list = await place('', many);
    expect([names(list).length, count(list)]).to.deep.equal([24, '1000 products · Page 1 of 42']);
    const block = [...document.querySelectorAll('script[type="application/ld+json"]')].find(({ textContent }) => textContent.includes('"ItemList"'))!;
    expect(JSON.parse(block.textContent).itemListElement).to.have.length(24);
    list.remove();
    await waitUntil(() => !block.isConnected);
  });

  it('is drawn by a server, with plain links and a plain form', async () => {
    const html = await renderElement(productList, { products: shelf, pageSize: 2 });
    expect(html).to.contain('href="?page=2"').and.to.match(/<form class="filters"[^>]* method="get"/).and.to.contain('>Bowl</a>');
    expect(html).not.to.contain('>Vase</a>');
  });
});
