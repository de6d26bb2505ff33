import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-product-reviews.js';

type Reviews = HTMLElementTagNameMap['site-product-reviews'];
const all = <E extends HTMLElement>(reviews: Reviews, selector: string) => [...reviews.shadowRoot!.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(reviews: Reviews, selector: string) => all<E>(reviews, selector)[0]!;
const text = (reviews: Reviews, selector: string) => one(reviews, selector)?.textContent;
const texts = (reviews: Reviews) => all(reviews, '.review .text').map(({ textContent }) => textContent);

const review = (id: number, rating = 5, more: object = {}) => ({
  id: `r${id}`,
  rating,
  title: '',
  text: `Review ${id}`,
  name: 'Ada',
  created: '2026-05-01T10:00:00Z',
  isVerified: false,
  ...more,
});
const page = (number: number, ids: number[], total = ids.length) => ({
  reviews: ids.map(id => review(id)),
  total,
  page: number,
  pageSize: 2,
  average: 5,
  byRating: [0, 0, 0, 0, total],
});
const own =
  '<form slot="form" action="/own" method="post"><input name="rating" value="4"><input name="text"><input name="name" value="Ada"><button>Send</button></form>';

async function place(attributes = 'product-id="mug"', content = '<p id="own">Buyers like it.</p>'): Promise<Reviews> {
  const reviews = await fixture<Reviews>(`<site-product-reviews ${attributes}>${content}</site-product-reviews>`);
  await waitUntil(() => one(reviews, 'section'));
  return reviews;
}

describe('<site-product-reviews>', () => {
  const { fetch } = window;
  let asked: string[];
  let sent: Record<string, unknown>[];
  let answers: (() => Promise<Response>)[];
  beforeEach(() => {
    [asked, sent, answers] = [[], [], []];
    window.fetch = async (address, init) => {
      const url = new URL(String(address), location.href);
      if (!url.pathname.endsWith('/reviews')) return fetch(address, init);
      asked.push(`${init?.method ?? 'GET'} ${url.pathname}?${url.searchParams}`);
      if (init?.body) sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return (answers.shift() ?? (async () => Response.json(page(1, []))))();
    };
  });
  afterEach(() => { window.fetch = fetch; });
  const answer = (body: object, status = 200) => { answers.push(async () => Response.json(body, { status })); };

  it('shows average, spread and reviews, and marks buyers', async () => {
    answer({
      ...page(1, []),
      total: 4,
      average: 4.3,
      byRating: [0, 0, 1, 1, 2],
      reviews: [review(1, 5, { isVerified: true, title: 'Lovely' }), review(2, 3, { title: '<b>Bold</b>' })],
    });
    const reviews = await place('product-id="mug tide"');
    await waitUntil(() => one(reviews, '.overview'));
    expect(asked).to.deep.equal(['GET /api/commerce/products/mug%20tide/reviews?sort=newest&page=1']);
    expect(text(reviews, '.average')).to.equal('4.34 reviews');
    expect(all(reviews, '.stars').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['4.3 of 5 stars', '5 of 5 stars', '3 of 5 stars']);
    expect(all(reviews, '.histogram li').map(({ textContent }) => textContent)).to.deep.equal(['5 stars2', '4 stars1', '3 stars1', '2 stars0', '1 star0']);
    expect(text(reviews, '.by')).to.equal('AdaMay 1, 2026Verified buyer');
    expect(all(reviews, '.headline').map(({ textContent }) => textContent)).to.deep.equal(['Lovely', '<b>Bold</b>']);
    await expect(reviews).to.be.accessible();
  });

  it('shows more, announces the number, and moves the focus to the first new one', async () => {
    answer(page(1, [1, 2], 4));
    const reviews = await place();
    await waitUntil(() => one(reviews, '[data-action=more]'));
    answer(page(2, [2, 3], 4));
    one(reviews, '[data-action=more]').click();
    await waitUntil(() => texts(reviews).length === 3);
    expect(text(reviews, '[role=status]')).to.equal('1 more review shown.');
    expect(reviews.shadowRoot!.activeElement!.textContent).to.contain('Review 3');
    await expect(reviews).to.be.accessible();
  });

  it('asks the shop for another order', async () => {
    answer(page(1, [1, 2]));
    const reviews = await place();
    await waitUntil(() => one(reviews, 'select'));
    answer(page(1, [2, 1]));
    const select = one<HTMLSelectElement>(reviews, 'select');
    select.value = 'lowest';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => texts(reviews)[0] === 'Review 2');
    expect(asked.at(-1)).to.contain('sort=lowest');
    expect(reviews.getAttribute('sort')).to.equal('lowest');
  });

  it('takes a review by keyboard, names what is missing, and says that it is read first', async () => {
    const reviews = await place();
    await waitUntil(() => one(reviews, '[data-action=write]'));
    one(reviews, '[data-action=write]').click();
    await waitUntil(() => reviews.shadowRoot!.activeElement?.matches('[name=rating]'));
    const form = one<HTMLFormElement>(reviews, 'form');
    expect(form.getAttribute('action')).to.equal('/products/mug/reviews');
    form.requestSubmit();
    await waitUntil(() => all(reviews, '.form .error span').length === 3);
    expect(text(reviews, 'fieldset .error')).to.equal('Choose one to five stars.');
    expect(one<HTMLInputElement>(reviews, 'textarea').ariaInvalid).to.equal('true');
    await expect(reviews).to.be.accessible();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    one<HTMLTextAreaElement>(reviews, 'textarea').focus();
    await sendKeys({ type: 'Lovely' });
    one<HTMLInputElement>(reviews, '[name=name]').focus();
    await sendKeys({ type: 'Ada' });
    answer({ id: 'r9', isPublished: false });
    const stored = oneEvent(reviews, 'site-review-store') as Promise<CustomEvent>;
    form.requestSubmit();
    expect((await stored).detail).to.deep.equal({ id: 'r9', isPublished: false });
    const rating = Number(sent[0]!.rating);
    expect(rating >= 2 && rating <= 3).to.equal(true); // engines check the first one on focus, or with the first key
    expect({ ...sent[0], rating: 0 }).to.deep.equal({ rating: 0, title: '', text: 'Lovely', name: 'Ada' });
    await waitUntil(() => text(reviews, '.thanks') === 'Thank you. Your review will be shown after we have reviewed it.');
    expect(one(reviews, 'form')).to.equal(undefined);
  });

  it('keeps what was written where the shop refuses it, and where the page does', async () => {
    const reviews = await place('product-id="mug"', own);
    const form = reviews.querySelector('form')!;
    form.querySelector<HTMLInputElement>('[name=text]')!.value = 'Lovely';
    await waitUntil(() => text(reviews, '.none'));
    reviews.addEventListener('site-review-submit', event => event.preventDefault(), { once: true });
    form.requestSubmit();
    expect(sent).to.deep.equal([]);
    answer({ error: 'You write very often.' }, 429);
    form.requestSubmit();
    await waitUntil(() => text(reviews, '.writing .error') === 'You write very often.');
    expect(form.querySelector<HTMLInputElement>('[name=text]')!.value).to.equal('Lovely');
    answer({ error: 'x' }, 500);
    form.requestSubmit();
    await waitUntil(() => text(reviews, '.writing .error') === 'The shop is not responding. Please try again.');
  });

  it('sends the author\'s own form with the token of an order, and shows a buyer\'s review immediately', async () => {
    const reviews = await place('product-id="mug" order-token="token"', own);
    await waitUntil(() => text(reviews, '.none'));
    const form = reviews.querySelector('form')!;
    form.requestSubmit();
    await waitUntil(() => text(reviews, '.writing .error') === 'Enter your review.');
    form.querySelector<HTMLInputElement>('[name=text]')!.value = 'Lovely';
    answer({ id: 'r9', isPublished: true });
    answer(page(1, [9]));
    form.requestSubmit();
    await waitUntil(() => texts(reviews).length === 1);
    expect(sent).to.deep.equal([{ rating: 4, title: '', text: 'Lovely', name: 'Ada', orderToken: 'token' }]);
    expect(text(reviews, '.thanks')).to.equal('Thank you. Your review has been published.');
    expect(one(reviews, '[data-action=write]')).to.equal(undefined);
  });

  const writers: [attributes: string, canWrite: boolean][] = [
    ['product-id="mug"', true],
    ['product-id="mug" can-write="nobody"', false],
    ['product-id="mug" can-write="buyers"', false],
    ['product-id="mug" can-write="buyers" order-token="token"', true],
  ];
  for (const [attributes, canWrite] of writers) {
    it(`${canWrite ? 'offers' : 'offers no'} form with ${attributes}`, async () => {
      const reviews = await place(attributes);
      await waitUntil(() => text(reviews, '.none'));
      expect(one(reviews, '[data-action=write]') !== undefined).to.equal(canWrite);
    });
  }

  it('keeps the author\'s words where the shop fails, and tries again', async () => {
    answer({ error: 'x' }, 500);
    const reviews = await place();
    await waitUntil(() => reviews.matches(':state(failed)'));
    expect(one<HTMLSlotElement>(reviews, 'slot').assignedElements()[0]!.id).to.equal('own');
    answer(page(1, [1]));
    one(reviews, '[data-action=again]').click();
    await waitUntil(() => texts(reviews).length === 1);
  });

  it('sorts and counts reviews in the page itself, adds structured data, and sends no request', async () => {
    const given = { reviews: [review(1, 2), review(2, 5)] };
    const reviews = await place(`name="Mug &lt;3" sort="highest" reviews='${JSON.stringify(given)}'`);
    await waitUntil(() => texts(reviews).join() === 'Review 2,Review 1');
    const data = () =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent)
        .filter(json => json.includes('Mug'));
    expect(JSON.parse(data()[0]!)).to.deep.include({
      '@type': 'AggregateRating',
      ratingValue: 3.5,
      reviewCount: 2,
      itemReviewed: { '@type': 'Product', name: 'Mug <3' },
    });
    expect(asked).to.deep.equal([]);
    reviews.remove();
    await waitUntil(() => data().length === 0);
  });

  it('says what reviews look like', async () => {
    const logged = await captureConsole(async () => { await place('reviews=\'{"stars": 5}\''); });
    expect(logged.join()).to.contain('reviews are invalid');
  });
});
