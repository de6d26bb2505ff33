import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { csvRows } from 'site-elements/contract/reading';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { orders } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

test('the file of orders has everything that a buyer gave, and every sum', async () => {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { body } = await ada.order({ name: 'Ada, Countess' });
  const stored = eq(orders.id, body.orderId);
  await run.service.database.update(orders).set({
    vatId: 'IE6388047V',
    coupons: ['SPRING', 'FRIENDS'],
    buyer: { phone: '+44 1553 000000', company: 'Engines Ltd', note: '=HYPERLINK("https://evil.example")\nRing twice',
      billing: { name: 'Engines Ltd', street: 'Mill Road 2', city: 'Norwich', postalCode: 'NR1 1AA', country: 'GB' } },
    taxRules: [{ id: 'vat', name: 'VAT', basisPoints: 2000, isIncluded: true, netCents: 2000, taxCents: 400 },
      { id: 'low', name: 'VAT', basisPoints: 500, isIncluded: true, netCents: 571, taxCents: 29 }],
    taxCents: 429,
  }).where(stored);
  const text = (await owner.read('/owner/orders/file')).replace('\uFEFF', '');
  const [head, ...rows] = [...csvRows(text)];
  const row = rows.find(([number]) => number === String(body.orderNumber ?? rows[0]![0]))!;
  const cells = Object.fromEntries(head!.map((title, at) => [title, row[at]!]));
  const [order] = await run.service.database.select().from(orders).where(stored);
  assert.equal(row.length, head!.length);
  assert.deepEqual(
    [cells['Customer'], cells['Phone'], cells['Company'], cells['Country'], cells['VAT ID'], cells['Coupons']],
    ['Ada, Countess', '+44 1553 000000', 'Engines Ltd', 'GB', 'IE6388047V', 'SPRING, FRIENDS'].map(value => (value.startsWith('+') ? `'${value}` : value)),
  );
  assert.match(cells['Billing address']!, /^Engines Ltd\nMill Road 2\nNorwich\nNR1 1AA\nUnited Kingdom$/);
  assert.match(cells['Note to the shop']!, /^'=HYPERLINK/, 'no cell is a formula');
  assert.deepEqual([cells['Tax'], cells['Taxes by rate']], ['4.29', 'Tax included (VAT 20%) 4.00; Tax included (VAT 5%) 0.29']);
  assert.deepEqual(
    [cells['Subtotal'], cells['Discount'], cells['Shipping cost'], cells['Gift card'], cells['Total'], cells['Shipping method']],
    [order!.subtotalCents, order!.discountCents, order!.shippingCostCents, order!.giftCardCents, order!.grandTotalCents]
      .map(cents => (cents / 100).toFixed(2)).concat(order!.shippingName!),
  );
  assert.equal(cells['Paid (UTC)'], order!.paidAt!.toISOString().slice(0, 16).replace('T', ' '));
});
