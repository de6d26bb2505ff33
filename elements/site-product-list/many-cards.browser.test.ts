import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-product-list.js';

type List = HTMLElementTagNameMap['site-product-list'];
const one = <E extends HTMLElement>(list: List, selector: string) => list.shadowRoot!.querySelector<E>(selector)!;
const visible = (list: List) => [...list.querySelectorAll('li')].filter(({ hidden }) => !hidden);
const cards = Array.from({ length: 1000 }, (_, at) =>
  `<li data-sku="p${at}" data-price-cents="${9000 - at}" data-stock="3" data-categories="${at === 999 ? 'Rare' : 'Usual'}"><h3><a href="#p${at}">Product ${at}</a></h3></li>`).join('');

/** A browser that is idle only when the test allows it, and a record of the cards that were read. */
function watch() {
  const { getAttribute } = Element.prototype;
  const idle = globalThis.requestIdleCallback;
  const read = new Set<Element>();
  let waiting: IdleRequestCallback[] = [];
  Element.prototype.getAttribute = function (name) {
    if (name === 'data-price-cents') read.add(this);
    return getAttribute.call(this, name);
  };
  globalThis.requestIdleCallback = callback => waiting.push(callback);
  return {
    read,
    /** One rest of no length: a slice is done all the same. False where nothing waits for one. */
    rest(): boolean {
      const now = waiting;
      waiting = [];
      for (const callback of now) callback({ didTimeout: false, timeRemaining: () => 0 });
      return now.length > 0;
    },
    end() {
      Element.prototype.getAttribute = getAttribute;
      globalThis.requestIdleCallback = idle;
    },
  };
}

describe('a list of a thousand cards', () => {
  let browser: ReturnType<typeof watch>;
  beforeEach(() => { browser = watch(); });
  afterEach(() => browser.end());

  async function place(attributes = ''): Promise<List> {
    const list = await fixture<List>(`<site-product-list ${attributes}><ul>${cards}</ul></site-product-list>`);
    await waitUntil(() => one(list, '.count') ?? attributes !== '');
    return list;
  }

  it('reads those that it shows, and the others in slices while the browser rests; what they differ in is offered then', async () => {
    const list = await place();
    expect([visible(list).length, one(list, '.count').textContent]).to.deep.equal([24, '1000 products · Page 1 of 42']);
    expect([...browser.read].every(card => visible(list).includes(card as HTMLLIElement))).to.equal(true, 'cards out of sight are read');
    expect(one(list, '.toggle')).to.equal(null);
    let before = browser.read.size;
    while (browser.rest()) {
      expect(browser.read.size - before).to.be.at.most(25);
      before = browser.read.size;
    }
    expect(browser.read.size).to.equal(1000);
    await waitUntil(() => one(list, '.toggle'));
    const category = one<HTMLSelectElement>(list, 'select[name=category]');
    expect([...category.options].map(({ text }) => text)).to.deep.equal(['All', 'Usual (999)', 'Rare (1)']);
    category.value = 'Rare';
    category.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    expect(visible(list).map(({ dataset }) => dataset.sku)).to.deep.equal(['p999']);
    await waitUntil(() => one(list, '.clear'));
    one<HTMLElement>(list, '.clear').click();
  });

  it('keeps the author\'s cards until it knows the matching ones', async () => {
    const list = await place('sort="price" address="false"');
    expect([visible(list).length, browser.read.size]).to.deep.equal([1000, 0]);
    while (browser.rest());
    expect(visible(list).map(({ dataset }) => dataset.sku).slice(0, 2)).to.deep.equal(['p999', 'p998']);
    expect(visible(list).length).to.equal(24);
  });
});
