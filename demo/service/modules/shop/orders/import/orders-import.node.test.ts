import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq, isNotNull } from 'drizzle-orm';
import { csvRows } from 'site-elements/contract/reading';
import { memoryOutbox } from '../../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../../start-for-test.js';
import { refunds } from '../../refund.schema.js';
import { orders, variants } from '../../shop.schema.js';
import { storeVisitor } from '../../store-visitor-for-test.js';
import { findSumFault } from './imported-order.js';
import { readOrdersFile } from './read-orders-file.js';

const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner({ outbox })); });
after(() => run.stop());

const send = async (content: string, to: { run: TestService; owner: OwnerVisitor } = { run, owner }) => {
  const body = new FormData();
  body.append('csrf', to.owner.csrf);
  body.append('file', new Blob([content]), 'orders.csv');
  const answer = await fetch(`${to.run.address}/owner/orders/import`, { method: 'POST', headers: { cookie: to.owner.cookie, accept: 'text/html' }, body });
  const text = await answer.text();
  return { status: answer.status, text, file: /name="file" value="([^"]+)"/.exec(text)?.[1] ?? '' };
};
const read = (text: string) => readOrdersFile({ bytes: new TextEncoder().encode(text), type: 'text/csv' });

const columns = ['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code',
  'Discount Amount', 'Shipping Method', 'Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem sku', 'Lineitem requires shipping',
  'Billing Name', 'Billing Street', 'Billing City', 'Billing Zip', 'Billing Country', 'Shipping Name', 'Shipping Address1', 'Shipping Address2', 'Shipping City',
  'Shipping Zip', 'Shipping Country', 'Notes', 'Cancelled at', 'Refunded Amount', 'Tax 1 Name', 'Tax 1 Value', 'Tax 2 Name', 'Tax 2 Value', 'Vendor'] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;
const first: Row = {
  'Name': '#1001', 'Email': 'Ada@example.com', 'Financial Status': 'paid', 'Paid at': '2025-03-04 10:00:00 +0100', 'Fulfillment Status': 'fulfilled',
  'Currency': 'EUR', 'Subtotal': '45.00', 'Shipping': '5.00', 'Taxes': '8.33', 'Total': '50.00', 'Discount Code': 'SPRING', 'Discount Amount': '5.00',
  'Shipping Method': 'Post', 'Created at': '2025-03-04 09:59:00 +0100', 'Lineitem quantity': '2', 'Lineitem name': 'Mug', 'Lineitem price': '20.00',
  'Lineitem sku': 'mug', 'Shipping Name': 'Ada L', 'Shipping Address1': 'Mill Road 2', 'Shipping Address2': 'Flat 3', 'Shipping City': 'Köln',
  'Shipping Zip': '\'50667', 'Shipping Country': 'DE', 'Tax 1 Name': 'VAT 20%', 'Tax 1 Value': '8.33', 'Notes': 'Ring twice',
};
const second: Row = { 'Name': '#1001', 'Email': 'Ada@example.com', 'Lineitem quantity': '1', 'Lineitem name': 'Bowl', 'Lineitem price': '10.00' };
const tableOf = (rows: readonly (readonly string[])[]) => rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
const csv = (...rows: Row[]) => tableOf([columns, ...rows.map(row => columns.map(column => row[column] ?? ''))]);

describe('the order export of Shopify', () => {
  test('is read with its items, amounts, taxes and address', async () => {
    const { orders: [order], notes } = await read(csv(first, second));
    assert.ok(order);
    assert.deepEqual(
      [order.number, order.state, order.email, order.name, order.address, order.location, order.coupons, order.shippingName, order.buyer.note],
      ['#1001', 'fulfilled', 'ada@example.com', 'Ada L', 'Mill Road 2\nFlat 3\n50667 Köln', { country: 'DE', postalCode: '50667' }, ['SPRING'], 'Post', 'Ring twice'],
    );
    assert.deepEqual(order.lines.map(({ name, sku, quantity, totalCents }) => [name, sku, quantity, totalCents]), [['Mug', 'mug', 2, 4000], ['Bowl', '', 1, 1000]]);
    assert.deepEqual([order.subtotalCents, order.discountCents, order.shippingCostCents, order.taxCents, order.addedTaxCents, order.grandTotalCents],
      [5000, 500, 500, 833, 0, 5000]);
    assert.deepEqual(order.taxRules, [{ id: 'imported-1', name: 'VAT', basisPoints: 2000, isIncluded: true, taxCents: 833, netCents: 4167, country: 'DE' }]);
    assert.equal(order.createdAt.toISOString(), '2025-03-04T08:59:00.000Z');
    assert.match(notes.join(), /Columns not used: Vendor/);
  });

  const amounts: [title: string, changes: Row, expected: readonly number[] | RegExp][] = [
    ['tax on top', { Taxes: '9.00', Total: '59.00' }, [500, 500, 900, 5900]],
    ['without a discount', { 'Subtotal': '50.00', 'Total': '55.00', 'Discount Amount': '0.00' }, [0, 500, 0, 5500]],
    ['free shipping by a code', { 'Subtotal': '50.00', 'Total': '50.00', 'Discount Amount': '5.00' }, [0, 0, 0, 5000]],
    ['a total that is a cent less', { Total: '49.99' }, /Row 2, #1001: The amounts don’t add up to the total 49\.99/],
    ['a subtotal of other items', { Subtotal: '44.00', Total: '49.00' }, /The amounts don’t add up/],
    ['more refunded than paid', { 'Refunded Amount': '50.01' }, /The amounts don’t add up/],
    ['an amount in words', { Total: 'fifty' }, /The amounts don’t add up/],
    ['an amount with a comma', { Total: '50,00' }, /The amounts don’t add up/],
    ['too many decimals', { Total: '50.001' }, /The amounts don’t add up/],
    ['no quantity', { 'Lineitem quantity': '0', 'Subtotal': '5.00', 'Total': '10.00' }, /don’t add up/],
    ['half a piece', { 'Lineitem quantity': '0.5', 'Subtotal': '15.00', 'Total': '20.00' }, /don’t add up/],
    ['no currency', { Currency: '' }, /The amounts don’t add up/],
    ['no date', { 'Created at': '3/4/2025', 'Paid at': '' }, /The date of this order is missing/],
  ];
  for (const [title, changes, expected] of amounts) {
    test(`with ${title} is ${expected instanceof RegExp ? 'reported, and not imported' : 'exact'}`, async () => {
      const { orders: found, faultCount, notes } = await read(csv({ ...first, ...changes }, second));
      if (expected instanceof RegExp) {
        assert.deepEqual([found, faultCount], [[], 1]);
        assert.match(notes.join('\n'), expected);
      } else {
        const [{ discountCents, shippingCostCents, addedTaxCents, grandTotalCents } = assert.fail(notes.join())] = found;
        assert.deepEqual([discountCents, shippingCostCents, addedTaxCents, grandTotalCents], expected);
      }
    });
  }

  const states: [changes: Row, state: string, refunded: number][] = [
    [{}, 'fulfilled', 0], [{ 'Fulfillment Status': 'unfulfilled' }, 'paid', 0], [{ 'Financial Status': 'refunded' }, 'refunded', 5000],
    [{ 'Financial Status': 'partially_refunded', 'Refunded Amount': '10.00' }, 'fulfilled', 1000],
    [{ 'Financial Status': 'voided' }, 'canceled', 0], [{ 'Cancelled at': '2025-03-05 09:00:00 +0100' }, 'canceled', 0],
    [{ 'Financial Status': 'pending' }, '', 0], [{ 'Financial Status': 'authorized' }, '', 0],
  ];
  for (const [changes, state, refunded] of states) {
    test(`${JSON.stringify(changes)} is ${state || 'left out'}`, async () => {
      const { orders: [order], unpaidCount } = await read(csv({ ...first, ...changes }, second));
      assert.deepEqual([order?.state ?? '', order?.refunds.reduce((sum, { cents }) => sum + cents, 0) ?? 0, unpaidCount], [state, refunded, state === '' ? 1 : 0]);
    });
  }

  test('with two rates that are on different amounts keeps them apart', async () => {
    const { orders: [order] } = await read(csv({ ...first, 'Taxes': '6.31', 'Tax 1 Value': '5.00', 'Tax 2 Name': 'VAT 7%', 'Tax 2 Value': '1.31' }, second));
    assert.deepEqual(order!.taxRules.map(({ basisPoints, taxCents, netCents, taxClass }) => [basisPoints, taxCents, netCents, taxClass]),
      [[2000, 500, 2500, 'imported-1'], [700, 131, 1869, 'imported-2']]);
  });
});

test('imported orders are history: in the list, the search, the customers and the tax report, and nothing can be done with them', async () => {
  const stock = await run.service.database.select().from(variants);
  const april = '2025-04-05 09:00:00 +0000';
  const bob = { 'Name': '#1002', 'Email': 'bob@example.com' };
  const content = csv(first, second, { ...first, ...bob, 'Created at': april, 'Paid at': april }, { ...second, ...bob }, { ...first, Name: '#1003', Total: '1.00' });
  const { text, file } = await send(content);
  assert.match(text, /New: 2[^]*Rows with errors, not imported: 1[^]*#1003: The amounts don’t add up/);
  assert.deepEqual(await run.service.database.select().from(orders).where(isNotNull(orders.importedFrom)), []);
  assert.equal((await owner.post('/owner/orders/import/store', { file })).status, 200);
  const stored = await run.service.database.select().from(orders).where(isNotNull(orders.importedFrom)).orderBy(orders.number);
  assert.deepEqual(stored.map(({ number, importedNumber }) => [number, importedNumber]), [[-2, '#1001'], [-1, '#1002']]);
  assert.match((await send(content)).text, /The file contains nothing new[^]*Already here, unchanged: 2/);
  await run.service.mailQueue.settled();
  assert.deepEqual([outbox.mails, await run.service.database.select().from(variants)], [[], stock]);

  const list = await owner.read('/owner/orders');
  assert.match(list, /href="\/owner\/orders\/-1">#1002<\/a>[^]*\(imported\)[^]*href="\/owner\/orders\/-2">#1001<\/a>/);
  assert.match(await owner.read('/owner/orders?search=%231001'), /#1001(?![^]*#1002)/);
  assert.match(await owner.read('/owner/orders?search=BOB'), /#1002(?![^]*#1001<)/);
  assert.match(await owner.read('/owner/customers?search=ada@example.com'), /50\.00[^]*datetime="2025-03-04"/);
  const report = await owner.read('/owner/tax-report?from=2025-03-01&until=2025-03-31');
  assert.match(report, /8\.33/);

  const page = await owner.read('/owner/orders/-2');
  assert.match(page, /imported from (?:\u2068)?<bdi>Shopify<\/bdi>/);
  assert.doesNotMatch(page, /name="state"|\/refund"/);
  for (const state of ['canceled', 'refunded', 'fulfilled', 'paid']) {
    await owner.post('/owner/orders/-1/state', { state });
  }
  await owner.post('/owner/orders/-1/refund', { amount: '1', key: 'x' });
  assert.deepEqual(await run.service.database.select().from(orders).where(isNotNull(orders.importedFrom)).orderBy(orders.number), stored);
  assert.deepEqual(await run.service.database.select().from(refunds), []);
  await run.service.mailQueue.settled();
  assert.deepEqual(outbox.mails, []);
});

test('the file of orders is read into another instance, whole, and only once; back into its own it adds nothing', async () => {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster', 2);
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
  const { body } = await ada.order({ name: 'Ada; "Countess"', email: 'ada@example.com' });
  await run.service.database.update(orders).set({ refundedCents: 100, buyer: { note: '=1+1;\n"two"', phone: '+353 1' } }).where(eq(orders.id, body.orderId));
  await run.service.database.insert(refunds).values({ id: 'r', orderId: body.orderId, cents: 60, createdAt: new Date('2026-01-02T03:04:05Z') });
  const content = await owner.speaking('de').read('/owner/orders/file');
  assert.match((await send(content)).text, /The file contains nothing new/);

  const other = await startWithOwner();
  try {
    const { text, file } = await send(content, other);
    assert.match(text, /New: 3/, text);
    await other.owner.post('/owner/orders/import/store', { file });
    const [[before], [after]] = await Promise.all([
      run.service.database.select().from(orders).where(eq(orders.id, body.orderId)),
      other.run.service.database.select().from(orders).where(eq(orders.name, 'Ada; "Countess"')),
    ]);
    // What belongs to this instance alone: its numbers, links, carts and payments.
    const own = { id: '', number: 0, prefix: '', token: '', key: '', cartId: '', provider: '', reference: null, chargeReference: null, stockTaken: null,
      importedFrom: null, importedNumber: null };
    assert.deepEqual({ ...after!, ...own }, { ...before!, ...own });
    assert.deepEqual([after!.importedFrom, after!.importedNumber], ['Site Elements', `${before!.prefix}${before!.number}`]);
    const made = await other.run.service.database.select().from(refunds);
    assert.deepEqual(made.map(({ cents, createdAt }) => [cents, createdAt?.toISOString() ?? null]), [[60, '2026-01-02T03:04:05.000Z'], [40, null]]);
    assert.match((await send(content, other)).text, /Already here, unchanged: 3/);
    // Moved on once more, an order is still the same.
    assert.match((await send(await other.owner.read('/owner/orders/file'))).text, /Already here, unchanged: 3/);
    assert.match((await send(content.replace(`${(before!.grandTotalCents / 100).toFixed(2)}`, '1.00'), other)).text, /Rows with errors, not imported: 1/);
  } finally {
    await other.run.stop();
  }
});

test('a changed or damaged record is reported', async () => {
  const [head, row] = [...csvRows((await owner.read('/owner/orders/file')).replace('\uFEFF', ''))];
  const data = JSON.parse(row!.at(-1)!) as Record<string, unknown>;
  const fileOf = (record: object, total = row![7]!) => tableOf([head!, row!.map((cell, at) => (at === row!.length - 1 ? JSON.stringify(record) : at === 7 ? total : cell))]);
  assert.equal((await read(fileOf(data))).orders.length, 1);
  for (const [changes, says] of [
    [{ grandTotalCents: 1 }, /add up/], [{ lines: [] }, /items don’t add up/], [{ lines: 'x' }, /damaged/], [{ state: 'gone' }, /damaged/], [{ currency: '<b>' }, /damaged/],
    [{ createdAt: 'yesterday' }, /damaged/], [{ name: '\0' }, /damaged/], [{ subtotalCents: 1.5 }, /damaged/],
  ] as const) {
    const { orders: found, notes } = await read(fileOf({ ...data, ...changes }));
    assert.deepEqual(found, [], JSON.stringify(changes));
    assert.match(notes.join(), says);
  }
  assert.match((await read(fileOf(data, '0.01'))).notes.join(), /don’t add up to the total 0\.01/);
  await assert.rejects(read('a,b\n1,2'), /neither a file of orders/);
  await assert.rejects(read(''), /neither a file of orders/);
});
test('the sums of every order of this shop are exact', async () => {
  const { orders: all, faultCount } = await read(await owner.read('/owner/orders/file'));
  assert.deepEqual([faultCount, all.map(findSumFault)], [0, all.map(() => null)]);
});
