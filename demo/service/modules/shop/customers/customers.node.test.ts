import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { csvRows } from 'site-elements/contract/reading';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { subscribers } from '../../newsletter/newsletter.schema.js';
import { customers } from '../customer.schema.js';
import { orders } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { readCustomersFile } from './import-customers.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner());
  for (const [name, email] of [['Ada', 'ada@example.com'], ['Ada L.', 'ADA@example.com'], ['Bob', 'bob@example.com']] as const) {
    const visitor = storeVisitor(run);
    await visitor.add('tile-coaster');
    await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
    const { body } = await visitor.order({ name, email });
    await run.service.database.update(orders).set({ email, name }).where(eq(orders.id, body.orderId));
  }
  await run.service.database.insert(subscribers).values({ email: 'ada@example.com', source: 'market', confirmedAt: new Date() });
});
after(() => run.stop());

const send = async (content: string) => {
  const body = new FormData();
  body.append('csrf', owner.csrf);
  body.append('file', new Blob([content]), 'customers.csv');
  const answer = await fetch(`${run.address}/owner/customers/import`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  const text = await answer.text();
  return { text, file: /name="file" value="([^"]+)"/.exec(text)?.[1] ?? '' };
};
const list = async (search = '') => {
  const rows = [...csvRows((await owner.read(`/owner/customers/file?search=${search}`)).replace('\uFEFF', ''))];
  return rows.slice(1).map(row => Object.fromEntries(rows[0]!.map((title, at) => [title, row[at]!])));
};

test('buyers are customers: one for each address, with their orders, payments, dates and newsletter', async () => {
  const [ada] = await list('ada');
  const paid = (await run.service.database.select().from(orders)).filter(({ email }) => email.toLowerCase() === 'ada@example.com')
    .reduce((sum, { grandTotalCents }) => sum + grandTotalCents, 0);
  assert.deepEqual([ada!.Customer, ada!.Email, ada!.Orders, ada!.Paid, ada!.Newsletter, ada!['First order']],
    ['Ada L.', 'ada@example.com', '2', `${(paid / 100).toFixed(2)} EUR`, 'Yes', new Date().toISOString().slice(0, 10)]);
  assert.equal((await list('bob'))[0]!.Newsletter, 'No');
  assert.match(await owner.read('/owner/customers'), /href="\/owner\/orders\?search=ada%40example\.com"><bdi>Ada L\./);
});

test('refunds and canceled orders are not counted as paid', async () => {
  const bob = eq(orders.email, 'bob@example.com');
  await run.service.database.update(orders).set({ refundedCents: 100 }).where(bob);
  const [{ grandTotalCents } = { grandTotalCents: 0 }] = await run.service.database.select().from(orders).where(bob);
  assert.equal((await list('bob'))[0]!.Paid, `${((grandTotalCents - 100) / 100).toFixed(2)} EUR`);
  await run.service.database.update(orders).set({ state: 'canceled' }).where(bob);
  assert.deepEqual(await list('bob'), []);
  await run.service.database.update(orders).set({ state: 'paid', refundedCents: 0 }).where(bob);
});

test('customers of another shop are imported once, found by the owner, and deleted again', async () => {
  const file = 'First Name,Last Name,Email,Default Address Address1,Default Address City,Default Address Zip,Default Address Country Code,Phone,Note\n'
    + 'Eve,Moore,EVE@example.com,Mill Road 2,Norwich,NR1 1AA,GB,\'+44 1553 000000,Likes blue\nAda,Lovelace,ada@example.com,,,,,,\nx,y,not an address,,,,,,\n';
  const { text, file: id } = await send(file);
  assert.match(text, /New: 2[^]*Rows with errors, not imported: 1[^]*Cell C4, Email: “not an address” was not understood/);
  assert.deepEqual(await run.service.database.select().from(customers), []);
  assert.equal((await owner.post('/owner/customers/import/store', { file: id })).status, 200);
  const [eve] = await list('moore');
  assert.deepEqual([eve!.Email, eve!.Address, eve!.Note, eve!.Orders], ['eve@example.com', 'Mill Road 2\nNR1 1AA Norwich\nGB', 'Likes blue', '0']);
  assert.deepEqual((await list('ada')).map(({ Customer, Orders }) => [Customer, Orders]), [['Ada Lovelace', '2']], 'one person, one row');
  assert.match((await send(file)).text, /The file contains nothing new/);
  assert.match((await send(await owner.speaking('de').read('/owner/customers/file'))).text, /New: 1[^]*Already here, unchanged: 2/, 'its own file is read');
  assert.equal((await owner.post('/owner/customers/delete', { email: 'eve@example.com' })).status, 303);
  assert.deepEqual(await list('moore'), []);
  await owner.post('/owner/customers/delete', { email: 'ada@example.com' });
  assert.equal((await list('ada'))[0]!.Customer, 'Ada L.', 'orders stay');
});

test('a search is text, whatever is typed', async () => {
  for (const search of ['%', '\0', '\'', 'x'.repeat(1000), '_']) assert.deepEqual(await list(encodeURIComponent(search)).then(rows => rows.length > 3), false);
});

test('a file without email addresses is refused', () =>
  assert.rejects(readCustomersFile({ bytes: new TextEncoder().encode('Name\nAda'), type: '' }), /no column “Email”/));
