import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const post = (path: string, fields: Record<string, string>) =>
  fetch(run.address + path, { method: 'POST', headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' }, body: new URLSearchParams(fields) });
const text = async (path: string) => (await fetch(run.address + path, { headers: { accept: 'text/html' } })).text();
const reviewsOf = async (id: string, query = '') =>
  (await fetch(`${run.address}/api/commerce/products/${id}/reviews${query}`)).json() as Promise<{
    total: number;
    reviews: { rating: number; text: string; isVerified: boolean }[];
  }>;
const home = { location: { country: 'GB' } };

/** The token of a paid order. */
async function ordered(sku: string): Promise<string> {
  const ada = storeVisitor(run);
  await ada.add(sku);
  await ada.call('PUT', '/api/commerce/cart/shipping', home);
  return (await ada.order()).body.token as string;
}

describe('reviews without scripts', () => {
  test('of visitors without an order wait for the owner\'s approval', async () => {
    const { total } = await reviewsOf('mug-dune');
    const answer = await post('/products/mug-dune/reviews', { rating: '5', title: '', text: 'Lovely', name: 'Ada' });
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /We read reviews before/);
    assert.equal((await reviewsOf('mug-dune')).total, total);
  });

  test('that are not whole are refused in words', async () => {
    const answer = await post('/products/mug-dune/reviews', { rating: '6', title: '', text: '', name: 'Ada' });
    assert.equal(answer.status, 400);
    assert.match(answer.headers.get('content-type')!, /html/);
    assert.equal((await post('/products/nothing/reviews', { rating: '5', title: '', text: 'x', name: 'Ada' })).status, 404);
  });
});

describe('the page that asks buyers', () => {
  test('has a form for each product of a paid order, and marks what is sent by it', async () => {
    const token = await ordered('mug-tide');
    assert.match(await text(`/checkout/confirmed/${token}`), new RegExp(`/checkout/reviews/${token}`));
    const page = await text(`/checkout/reviews/${token}`);
    assert.match(page, /action="\/products\/mug-tide\/reviews"[^]*name="orderToken" value="[\w-]{32}"/);
    const answer = await post('/products/mug-tide/reviews', { rating: '4', title: '', text: 'Blue', name: 'Ada', orderToken: token });
    assert.match(await answer.text(), /is published/);
    assert.deepEqual((await reviewsOf('mug-tide')).reviews.filter(({ text: said }) => said === 'Blue').map(({ isVerified }) => isVerified), [true]);
  });

  test('knows no other order', async () => {
    assert.equal((await fetch(`${run.address}/checkout/reviews/${'a'.repeat(32)}`)).status, 404);
    assert.equal((await fetch(`${run.address}/checkout/reviews/x`)).status, 404);
  });
});

test('reviews are listed in the requested order', async () => {
  const ratings = async (query: string) => (await reviewsOf('teapot-chalk', query)).reviews.map(({ rating }) => rating);
  assert.deepEqual([await ratings('?sort=lowest'), await ratings('?sort=highest'), await ratings('?sort=unheard')], [[2, 5], [5, 2], await ratings('')]);
});

test('a browser that keeps its cart learns once what it has bought, and sends the rest', async () => {
  const ada = storeVisitor(run);
  const put = async (...entries: object[]) => (await ada.call('PUT', '/api/commerce/cart', { entries })).body.cart;
  const mug = { sku: 'mug-tide', quantity: 1 };
  await put(mug);
  await ada.call('PUT', '/api/commerce/cart/shipping', home);
  assert.equal((await ada.order()).status, 200);
  const bought = await put(mug, { sku: 'plate-tide', quantity: 1 });
  assert.deepEqual(
    [bought.isPurchased, bought.entries.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])],
    [true, [['mug-tide', 1]]],
  );
  const rest = await put({ sku: 'plate-tide', quantity: 1 });
  assert.deepEqual([rest.isPurchased, rest.totalQuantity], [false, 1]);
});

test('a donation can be given every month', async () => {
  const path = '/checkout/donate?donatePageId=roof-fund';
  assert.match(await text(path), /name="plan" value="monthly"> Every month/);
  assert.match(await (await post(path, { cents: '2500', amount: '', plan: 'monthly' })).text(), /A new roof[^]*€25\.00/);
});
