import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pageDrafts } from './page-draft.schema.js';
import { orders } from './shop.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { moveOrder } from './order-changes.js';
import { PageDrafts } from './page-drafts.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const cart = JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]);
const buyer = { country: 'GB', coupon: '', email: 'ada@example.com', name: 'Ada Lovelace', address: 'Staithe Lane 1', provider: 'demo' };

/** A browser without scripts: its cookies, and the addresses that it has shown. */
function browser() {
  let cookie = '';
  const shown: string[] = [];
  const ask = async (path: string, fields?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(new URL(path, run.address), {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const one of answer.headers.getSetCookie()) {
      const [pair] = one.split(';');
      cookie = [...cookie.split('; ').filter(old => old !== '' && old.split('=')[0] !== pair!.split('=')[0]), pair].join('; ');
    }
    return answer;
  };
  /** Follows redirects, as a browser does, and remembers the page that it ends at. */
  const show = async (first: Response, path: string): Promise<string> => {
    let [answer, at] = [first, path];
    while (answer.status === 303) {
      at = answer.headers.get('location')!;
      answer = await ask(at);
    }
    shown.push(at);
    return answer.text();
  };
  return {
    shown,
    forgetCookies() { cookie = ''; },
    go: async (path: string) => show(await ask(path), path),
    /** Presses a button: the answer has to be a redirect. */
    async press(path: string, fields: Record<string, string>): Promise<string> {
      const answer = await ask(path, fields);
      assert.equal(answer.status, 303, `${path} is the answer to a POST`);
      return show(answer, path);
    },
  };
}
const fieldsOf = (page: string) => ({ key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') });
const isFilled = (page: string) =>
  page.includes('value="ada@example.com"') && page.includes('value="Ada Lovelace"') && page.includes('>Staithe Lane 1</textarea>');

describe('every press on the way to an order ends in a redirect', () => {
  for (const hasCookies of [true, false]) {
    test(`and going back shows what was typed, ${hasCookies ? 'at each step' : 'without cookies too'}`, async () => {
      const ada = browser();
      const first = await ada.press('/commerce/goto-checkout', { cart, country: 'GB' });
      if (!hasCookies) ada.forgetCookies();
      const second = await ada.press('/commerce/goto-checkout', { ...fieldsOf(first), ...buyer });
      if (!hasCookies) ada.forgetCookies();
      assert.ok(isFilled(second), 'after "update the total"');
      const refused = await ada.press('/checkout/order', { ...fieldsOf(second), ...buyer, grandTotalCents: '1' });
      assert.match(refused, /role="alert">The total has changed/);
      assert.ok(isFilled(refused), 'after a refusal');
      if (!hasCookies) ada.forgetCookies();
      assert.ok(isFilled(await ada.go(ada.shown.at(-1)!)), 'after a reload');
      if (hasCookies) for (const address of [...ada.shown]) assert.ok(isFilled(await ada.go(address)), address);
    });
  }

  test('and going back from the confirmation leads to the order, which is placed once', async () => {
    const ada = browser();
    const page = await ada.press('/commerce/goto-checkout', { cart, country: 'GB' });
    const confirmed = await ada.press('/checkout/order', { ...fieldsOf(page), ...buyer });
    assert.match(confirmed, /<h1>Thank you<\/h1>/);
    const [checkout, order] = ada.shown as [string, string];
    assert.match(await ada.go(checkout), /<h1>Thank you<\/h1>/);
    assert.equal(ada.shown.at(-1), order);
    assert.match(await ada.press('/checkout/order', { ...fieldsOf(page), ...buyer }), /<h1>Thank you<\/h1>/);
  });

  test('and an order that is canceled gives back what was typed', async () => {
    const ada = browser();
    const page = await ada.press('/commerce/goto-checkout', { cart, country: 'GB' });
    await ada.press('/checkout/order', { ...fieldsOf(page), ...buyer });
    const token = ada.shown.at(-1)!.split('/').at(-1)!;
    const { database } = run.service;
    const [order] = await database.select().from(orders).where(eq(orders.token, token));
    await moveOrder(database, order!.id, 'canceled');
    assert.ok(isFilled(await ada.go(ada.shown[0]!)));
  });

  test('of pages that sell one thing too, wrong or right', async () => {
    const ada = browser();
    const donate = '/checkout/donate?donatePageId=roof-fund';
    assert.match(
      await ada.press(donate, { amount: '12.505', cents: '2500', plan: 'monthly' }),
      /value="2500" checked[^]*value="12\.505"[^]*value="monthly" checked/,
    );
    assert.match(await ada.press(donate, { amount: '12.50', cents: '2500' }), /Total<\/th><td>€12\.50/);
    const giftCard = '/checkout/giftcard?giftCardProductId=gift-card';
    const sku = hidden(await ada.go(giftCard), 'sku');
    assert.match(await ada.press(giftCard, { sku, recipient: 'bea', words: 'For you' }), /Email is not valid[^]*For you/);
    assert.match(await ada.press(giftCard, { sku, recipient: 'bea@example.com', words: 'For you' }), /Total<\/th><td>€25\.00/);
    assert.match(await ada.press('/commerce/goto-checkout', { sku: 'mug-name', word: 'Ebb' }), /value="Ebb"/);
    assert.match(await ada.press('/commerce/goto-checkout', { sku: 'mug-name', word: 'Ebb', script: 'Slanted' }), /Word on the mug: Ebb/);
    assert.match(await ada.go(ada.shown.at(-1)!), /<td>1<\/td>/, 'a reload adds nothing');
  });

  test('and an empty cart shows a message at an address of its own', async () => {
    for (const [path, fields] of [
      ['/commerce/goto-checkout', {}],
      ['/commerce/goto-checkout', { cart: '[]' }],
      ['/checkout/order', { cartToken: 'x' }],
      ['/checkout/express', { cartToken: 'x' }],
    ] as const) {
      assert.match(await browser().press(path, fields), /Checkout cannot continue/);
    }
  });
});

describe('what was typed', () => {
  test('cannot be read by the visitor who has shared the address of the page', async () => {
    const eve = browser();
    const page = await eve.press('/commerce/goto-checkout', { cart, country: 'GB' });
    const [address] = eve.shown as [string];
    const ada = browser();
    assert.match(await ada.go(address), /Your order/);
    assert.ok(isFilled(await ada.press('/commerce/goto-checkout', { ...fieldsOf(page), ...buyer })));
    for (const path of [
      address,
      '/commerce/goto-checkout',
      `/checkout/subscribe?${new URLSearchParams({ cartToken: hidden(page, 'cartToken') })}`,
    ])
      assert.doesNotMatch(await eve.go(path), /Lovelace|ada@example|Staithe/);
  });

  test('is forgotten after two hours, and with its cart', async () => {
    const { database } = run.service;
    const ada = browser();
    const page = await ada.press('/commerce/goto-checkout', { cart, country: 'GB' });
    await ada.press('/commerce/goto-checkout', { ...fieldsOf(page), ...buyer });
    const later = Date.now() + 2 * 60 * 60_000 + 1000;
    await new PageDrafts(database).sweep(later);
    assert.deepEqual(await database.select().from(pageDrafts), []);
    assert.doesNotMatch(await ada.go(ada.shown.at(-1)!), /Lovelace/);
  });

  for (const id of ['', 'x', '\'; drop table', 'a'.repeat(32), '../../etc']) {
    test(`is not found under "${id}"`, async () => {
      const answer = await fetch(`${run.address}/commerce/goto-checkout?${new URLSearchParams({ page: id })}`, { headers: { accept: 'text/html' } });
      assert.equal(answer.status, 400);
    });
  }
});
