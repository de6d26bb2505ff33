import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { variants } from './shop.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const visitor = () => storeVisitor(run);

describe('the pages of the checkout', () => {
  const post = (path: string, fields: Record<string, string>) => press(run.address + path, fields);
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;

  test('lead from a cart to a confirmed order without a script or a cookie', async () => {
    const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]) })).text();
    const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents'), country: 'GB', shipping: 'collect' };
    const again = await (await post('/commerce/goto-checkout', { ...fields, email: 'ada@example.com', name: 'Ada', coupon: 'lowtide' })).text();
    assert.match(again, /Discount<\/th><td>−€2\.80[^]*Total<\/th><td>€25\.20[^]*value="ada@example.com"/);
    const stale = await post('/checkout/order', { ...fields, coupon: '', keepCoupon: 'LOWTIDE', email: 'ada@example.com', name: 'Ada', address: 'Lane 1', provider: 'demo' });
    assert.equal(stale.status, 409);
    const current = await stale.text();
    assert.match(current, /The total has changed: it is now €25\.20/);
    const placed = await post('/checkout/order', {
      ...fields, key: hidden(current, 'key'), grandTotalCents: hidden(current, 'grandTotalCents'), coupon: '', keepCoupon: 'LOWTIDE', email: 'ada@example.com', name: 'Ada', address: 'Lane 1', provider: 'demo',
    });
    assert.equal(placed.status, 303);
    assert.match(await (await fetch(run.address + placed.headers.get('location'))).text(), /<h1>Thank you<\/h1>[^]*Discount/);
  });

  test('ask for no card, and say that the demo charges nothing', async () => {
    const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]) })).text();
    assert.doesNotMatch(page, /cc-number|name="card/);
    assert.match(page, /This is a demonstration: nothing is charged/);
  });

  test('take a donation of the visitor\'s own amount within its limits', async () => {
    const path = '/checkout/donate?donatePageId=roof-fund';
    assert.match(await (await fetch(run.address + path)).text(), /A new roof[^]*Another amount/);
    assert.equal((await post(path, { amount: '0,50', cents: '1000' })).status, 400);
    assert.match(await (await post(path, { amount: '12,50', cents: '1000' })).text(), /Total<\/th><td>€12\.50/);
    assert.equal((await fetch(`${run.address}/checkout/donate?donatePageId=mug-dune`)).status, 404);
  });

  test('sell gift cards by amount, and a subscription by the token of its cart', async () => {
    assert.match(await (await fetch(`${run.address}/checkout/giftcard?websiteId=saltmarsh&giftCardProductId=gift-card`)).text(), /€25\.00[^]*€200\.00/);
    const giftCard = '/checkout/giftcard?giftCardProductId=gift-card';
    const named = /name="sku" value="([^"]+)"/.exec(await (await fetch(run.address + giftCard)).text())![1]!;
    const refused = await post(giftCard, { sku: named, words: 'For you' });
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /role="alert"[^]*aria-invalid="true"[^]*For you/);
    assert.match(await (await post(giftCard, { sku: named, recipient: 'bea@example.com' })).text(), /Gift card[^]*Total<\/th><td>€25\.00/);
    const ada = visitor();
    const { cartToken } = (await ada.add('tea-by-post', 1, { plan: 'monthly' })).body;
    assert.match(await (await fetch(`${run.address}/checkout/subscribe?${new URLSearchParams({ cartToken })}`)).text(), /Tea for the pot[^]*€9\.90/);
    assert.equal((await fetch(`${run.address}/checkout/subscribe?cartToken=x`)).status, 400);
  });

  test('take a product\'s own form, ask for what it left out, and keep what was bought before', async () => {
    const missing = await post('/commerce/goto-checkout', { sku: 'mug-name', quantity: '2', word: 'Ebb' });
    assert.equal(missing.status, 400);
    const page = await missing.text();
    assert.match(page, /value="Ebb"[^]*name="script" required aria-invalid="true"[^]*name="quantity"[^>]* value="2"/);
    const bought = await post('/commerce/goto-checkout', { sku: 'mug-name', quantity: '2', word: 'Ebb', script: 'Slanted' });
    const [cookie] = bought.headers.getSetCookie().map(one => one.split(';')[0]!);
    assert.match(await bought.text(), /Mug with a name<span class="order-times">2 × €36\.00<\/span><span class="order-form">Word on the mug: Ebb<\/span>[^]*<td>2<\/td>/);
    const second = await press(`${run.address}/commerce/goto-checkout`, { sku: 'tea-by-post', plan: 'monthly' }, { cookie: cookie! });
    assert.match(await second.text(), /Mug with a name[^]*Tea for the pot<span class="order-times">1 × €9\.90<\/span><span class="order-plan">Every month · until canceled<\/span>/);
    assert.equal((await post('/commerce/goto-checkout', { sku: 'no-such' })).status, 404);
    assert.equal((await post('/commerce/goto-checkout', { sku: 'mug-dune', engraving: 'Ada' })).status, 400);
  });

  test('take a product\'s own form that names the values of its options', async () => {
    const chosen = { productId: 'mug-low-tide', Glaze: 'Tide', Size: 'Large' };
    assert.match(await (await post('/commerce/goto-checkout', chosen)).text(), /Low tide mug, Tide, Large[^]*€32\.00/);
    for (const [choice, says] of [[{ Glaze: 'Kelp' }, /sold out/], [{ Glaze: 'Gold' }, /no longer in the shop/]] as const) {
      const refused = await post('/commerce/goto-checkout', { ...chosen, ...choice });
      assert.equal(refused.status, 409);
      assert.match(await refused.text(), says);
    }
  });

  test('take the form of the element\'s own example, engraving and all', async () => {
    const example = await readFile(new URL('../../../../elements/site-product/examples/2-your-own-markup.html', import.meta.url), 'utf8');
    const [, sku] = /<option value="([^"]+)"/.exec(example)!;
    const answer = await post(/action="([^"]+)"/.exec(example)![1]!, { sku: sku!, engraving: 'Ada', quantity: '2' });
    assert.match(await answer.text(), /Low tide mug, Tide, Small[^]*Name on the foot: Ada/);
  });

  test('give a code back that is wrong, to be mended', async () => {
    const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]), coupon: 'nope', email: 'ada@example.com' })).text();
    assert.match(page, /role="alert">The coupon NOPE does not exist[^]*value="ada@example\.com"[^]*name="coupon"[^>]*value="nope"/);
  });

  test('say once what is short or gone, and take the order then', async () => {
    const change = (sku: string, qtyInStock: number) => run.service.database.update(variants).set({ qtyInStock }).where(eq(variants.sku, sku));
    await change('bowl-fruit', 5);
    await change('plate-serving', 5);
    const first = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'bowl-fruit', quantity: 4 }, { sku: 'plate-serving', quantity: 1 }]) })).text();
    await change('bowl-fruit', 3);
    await change('plate-serving', 0);
    const order = (page: string) => post('/checkout/order', {
      key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents'), country: 'GB', email: 'ada@example.com', name: 'Ada', address: 'Lane 1', provider: 'demo',
    });
    const refused = await order(first);
    assert.equal(refused.status, 409);
    const told = await refused.text();
    assert.match(told, /only 3 left/);
    assert.match(told, /Serving plate is sold out/);
    assert.equal((await order(told)).status, 303);
  });
});
