import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc } from 'drizzle-orm';
import { orders } from './shop.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
const outbox = memoryOutbox();
before(async () => { ({ run, owner } = await startWithOwner({ outbox })); });
after(() => run.stop());

const path = '/checkout/donate?donatePageId=roof-fund';
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const give = (fields: Record<string, string>, language = 'en') => press(run.address + path, fields, { 'accept-language': language });

describe('an amount of the visitor\'s own', () => {
  const rows: [language: string, typed: string, cents: number | null, said?: string][] = [
    ['en', '12.50', 1250],
    ['en', '12,50', 1250],
    ['en', '12€50', 1250],
    ['en', '€ 12', 1200],
    ['en', '1,234.56', 123_456],
    ['de', '1.234,56', 123_456],
    ['de', '1.250', 125_000],
    ['en', '1,250', 125_000],
    ['en', '12.505', null, '“12.505” can be read as two amounts. Enter it without a thousands separator, such as 1250.50.'],
    ['de', '12,505', null, '„12,505“ kann zwei Beträge bedeuten. Schreiben Sie ihn ohne Tausendertrennzeichen, zum Beispiel 1250,50.'],
    ['fr', '12.505', null, '« 12.505 » peut désigner deux montants. Écrivez-le sans séparateur de milliers, par exemple 1250,50.'],
    ['en', '$12', null, 'Enter the amount in EUR, such as 1250.50.'],
    ['en', '12.5055', null, '“12.5055” has more decimal places than EUR. Enter an amount such as 1250.50.'],
    ['en', 'a lot', null, 'Enter an amount from €1.00 to €5,000.00.'],
    ['en', '-5', null, 'Enter an amount from €1.00 to €5,000.00.'],
    ['de', '0,50', null, 'Bitte geben Sie einen Betrag von 1,00\u00a0€ bis 5.000,00\u00a0€ ein.'],
  ];
  for (const [language, typed, cents, said = ''] of rows) {
    test(`typed as "${typed}" on a page in ${language} is ${cents === null ? 'asked back' : `${cents} cents`}`, async () => {
      const answer = await give({ amount: typed, cents: '1000', plan: '' }, language);
      const page = await answer.text();
      assert.equal(answer.status, cents === null ? 400 : 200, page);
      if (cents !== null) return assert.equal(hidden(page, 'grandTotalCents'), String(cents));
      assert.ok(page.includes(`<p role="alert">${said}</p>`), page);
      assert.ok(page.includes(`value="${typed}"`), 'it stands there again');
    });
  }

  test('is named on the checkout page, in the order, its letter, the owner\'s page, slip and table', async () => {
    const page = await (await give({ amount: '12.50', cents: '1000' })).text();
    assert.match(page, /A new roof for the loft, €12\.50</);
    assert.doesNotMatch(page, /€10</);
    const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') };
    const placed = await press(`${run.address}/checkout/order`, {
      ...fields,
      country: 'GB',
      coupon: '',
      email: 'ada@example.com',
      name: 'Ada',
      address: '',
      provider: 'demo',
    });
    assert.equal(placed.status, 303, await placed.clone().text());
    const token = placed.headers.get('location')!.split('/').at(-1)!;
    assert.match(await (await fetch(run.address + placed.headers.get('location')!)).text(), /A new roof for the loft, €12\.50/);
    const { order } = (await (await fetch(`${run.address}/api/commerce/orders/${token}`)).json()) as {
      order: { lines: { optionText: string; priceCents: number; isOwnAmount?: boolean }[] };
    };
    assert.deepEqual(order.lines.map(({ optionText, priceCents, isOwnAmount }) => [optionText, priceCents, isOwnAmount]), [['€12.50', 1250, true]]);
    await run.service.mailQueue.settled();
    assert.match(outbox.mails.at(-1)!.text, /1 × A new roof for the loft, €12\.50: €12\.50/);
    const [{ number }] = await run.service.database.select({ number: orders.number }).from(orders).orderBy(desc(orders.number)) as [{ number: number }];
    assert.match(await owner.read(`/owner/orders/${number}`), /A new roof for the loft, €12\.50/);
    const slip = await owner.read(`/owner/orders/${number}/slip`);
    assert.match(slip, /A new roof for the loft, €12\.50<\/th><td>roof-fund<\/td>/);
    assert.match(await owner.read('/owner/orders/file'), /1 x roof-fund 12\.50,12\.50,0\.00,,EUR/);
  });

  test('that a variant has is that variant, and two of different sizes are two lines', async () => {
    const page = await (await give({ amount: '25', cents: '1000' })).text();
    assert.match(page, /A new roof for the loft, €25</);
  });
});
