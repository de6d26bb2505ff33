import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { SaveSubmissionAnswer } from 'site-elements/contract/answers';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { secretKey, signed, createStripeMock, webhookSecret } from '../../../stripe-for-test.js';
import { forms, submissionPayments, submissions } from '../forms.schema.js';

const host = createStripeMock();
const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  await new Promise<void>(resolve => { host.server.listen(0, '127.0.0.1', resolve); });
  const PAYMENT_STRIPE_URL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  const { providersFromEnvironment } = await import('../../shop/payment/providers.js');
  const providers = providersFromEnvironment({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL });
  ({ run, owner } = await startWithOwner({ outbox, providers }));
  await save('Booking', { payment: 'Total' });
});
after(async () => {
  await run.stop();
  host.server.close();
});

const fields: readonly Record<string, string>[] = [
  { type: 'email', title: 'Email' },
  { type: 'number', title: 'People', required: 'yes' },
  { type: 'calculation', title: 'Total', formula: 'people * 45', currency: 'EUR' },
  { type: 'calculation', title: 'Dollars', formula: 'people * 50', currency: 'USD' },
  { type: 'calculation', title: 'Plain', formula: 'people * 2' },
];
const save = (name: string, more: Record<string, string>, rows = fields) => owner.post('/owner/forms/new', [
  ['name', name], ...Object.entries(more), ...rows.flatMap((row, at) => Object.entries(row).map(([key, value]): [string, string] => [`f.${at}.${key}`, value])),
]);
const database = () => run.service.database;
const call = async (form: Record<string, unknown>, formId = 'booking', key?: string) =>
  run.post('/api/form/SaveFormSubmission', { key: key ?? await run.key(), formId, form });
const answerTo = async (form: Record<string, unknown>, formId?: string) => (await (await call(form, formId)).json()) as SaveSubmissionAnswer;
const stored = async (id: string) => (await database().select().from(submissionPayments).where(eq(submissionPayments.submissionId, id)))[0]!;
const get = async (url: string) => (await fetch(url)).text();
const press = (url: string, provider = 'stripe') => fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ provider }) });
let count = 0;
const hear = (type: string, object: object, id = `evt_form_${count += 1}`) => {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body) };
  return fetch(`${run.address}/api/commerce/payments/stripe`, { method: 'POST', headers, body });
};
const charged = (cents: number, currency = 'eur') => ({ payment_status: 'paid', amount_total: cents, currency });

/** A submission that is sent, and its payment begun. */
async function begun(people = 2) {
  const { id, payment } = await answerTo({ people, email: 'ada@example.com' });
  const { url } = payment!;
  assert.equal((await press(url)).status, 303);
  const row = await stored(id);
  const session = host.sessions.at(-1)!;
  const paid = (more: object = {}) => hear('checkout.session.completed', { ...host.pay(session.id), ...charged(people * 4500), ...more });
  return { id, url, row, session, paid };
}

describe('the choice of what is paid', () => {
  for (const [payment, said] of [
    ['Dollars', /The amount “Dollars” is in USD, but your shop’s payments are in EUR/],
    ['Plain', /The amount “Plain” has no currency\. Enter EUR/],
    ['Gone', /The payment uses the calculated field “Gone”, which the form no longer has/],
  ] as const) test(`is refused in plain words: ${payment}`, async () => {
    const answer = await save('Another', { payment });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), said);
  });

  test('is stored with the ID of its field, and shown with the providers of the shop', async () => {
    assert.equal((await database().select().from(forms).where(eq(forms.id, 'booking')))[0]!.payField, 'total');
    assert.match(await owner.read('/owner/forms/edit/booking'), /<option value="total" selected>Total<\/option>[^]*Payment methods of your shop: Stripe/);
  });
});

describe('a form whose amount is paid', () => {
  test('stores what is sent, and thanks for nothing before it is paid', async () => {
    const { id, confirmation, payment } = await answerTo({ people: 2, total: '0.01' });
    assert.match(confirmation!, /They are complete once €90\.00 has been paid/);
    assert.match(payment!.url, /\/form\/pay\/[\w-]{32}$/);
    const { state, cents, currency, orderId } = await stored(id);
    assert.deepEqual([state, cents, currency, orderId], ['waiting', 9000, 'EUR', null]);
    const page = await get(payment!.url);
    assert.match(page, /<h1>Payment outstanding<\/h1>/);
    assert.doesNotMatch(page, /Thank you|<script/);
  });

  test('leads to the provider with the amount of the service, and thanks once the signed message is there', async () => {
    const { id, url, row, session, paid } = await begun();
    assert.deepEqual(
      ['client_reference_id', 'customer_email', 'line_items[0][price_data][unit_amount]', 'success_url', 'cancel_url'].map(name => session.fields.get(name)),
      [row.orderId, 'ada@example.com', '9000', `${url}?returned`, url],
    );
    const leading = await fetch(`${url}?pay`);
    assert.equal(leading.headers.get('refresh'), `0;url=${session.url}`);
    const back = await fetch(`${url}?returned`);
    assert.match(back.headers.get('refresh')!, /^5;url=/);
    assert.match(await back.text(), /is being confirmed/);
    await paid();
    assert.equal((await stored(id)).state, 'paid');
    assert.match(await get(url), /<h1>Thank you<\/h1>[^]*Your payment of €90\.00 has arrived/);
    await run.service.mailQueue.settled();
    assert.match(outbox.mails.at(-1)!.text, /Your payment has arrived[^]*\/form\/pay\//);
  });

  test('has one payment for double presses, two devices, reloads and repeated requests', async () => {
    const key = await run.key();
    const first = (await (await call({ people: 3 }, 'booking', key)).json()) as SaveSubmissionAnswer;
    const again = (await (await call({ people: 3 }, 'booking', key)).json()) as SaveSubmissionAnswer;
    assert.deepEqual(again, first);
    const asked = (await (await run.post('/api/form/FormSubmissionState', { key })).json()) as SaveSubmissionAnswer;
    assert.deepEqual(asked.payment, first.payment);
    const sessions = host.sessions.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(first.payment!.url)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
    assert.equal(host.sessions.length, sessions + 1);
    assert.equal((await press(first.payment!.url)).status, 303);
    assert.equal(host.sessions.length, sessions + 1);
  });

  test('reads a message that arrives twice, before the return, or after another one once', async () => {
    const { id, url, row, session, paid } = await begun();
    await Promise.all([hear('checkout.session.completed', { id: session.id, client_reference_id: row.orderId, ...charged(9000) }, 'evt_twice'),
      hear('checkout.session.completed', { id: session.id, client_reference_id: row.orderId, ...charged(9000) }, 'evt_twice')]);
    await hear('checkout.session.expired', { id: session.id, client_reference_id: row.orderId });
    assert.equal((await stored(id)).state, 'paid');
    await paid();
    assert.match(await get(`${url}?returned`), /<h1>Thank you<\/h1>/);
    assert.equal((await press(url)).headers.get('location'), new URL(url).pathname);
  });

  for (const [title, wrong] of [['another amount', charged(1)], ['another currency', charged(9000, 'usd')]] as const) {
    test(`is not paid by ${title}; the owner reads why`, async () => {
      const { id, row, paid } = await begun();
      await paid(wrong);
      assert.equal((await stored(id)).state, 'waiting');
      assert.match(await owner.read(`/owner/orders/${row.orderNumber}`), /which isn’t the amount of this order/);
    });
  }

  test('is not paid by a message without a signature', async () => {
    const { id, row, session } = await begun();
    const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', data: { object: { id: session.id, client_reference_id: row.orderId, ...charged(9000) } } });
    assert.equal((await fetch(`${run.address}/api/commerce/payments/stripe`, { method: 'POST', body })).status, 400);
    assert.equal((await stored(id)).state, 'waiting');
  });

  for (const [type, state, said] of [
    ['checkout.session.expired', 'expired', /wasn’t completed in time/], ['checkout.session.async_payment_failed', 'failed', /The payment failed and nothing was charged/],
  ] as const) test(`can be paid again after it has ${state}, and late money counts`, async () => {
    const { id, url, row, session, paid } = await begun();
    await hear(type, { id: session.id, client_reference_id: row.orderId });
    assert.equal((await stored(id)).state, state);
    assert.match(await get(url), said);
    assert.equal((await press(url)).status, 303);
    const second = await stored(id);
    assert.notEqual(second.orderId, row.orderId);
    assert.equal(second.state, 'waiting');
    await paid();
    const late = await stored(id);
    assert.deepEqual([late.state, late.orderId], ['paid', row.orderId]);
  });

  for (const wish of ['refuse', 'drop'] as const) test(`stays payable when the provider would ${wish} it`, async () => {
    const { id, payment } = await answerTo({ people: 1 });
    host.wishes.push(wish);
    assert.equal((await press(payment!.url)).status, 503);
    assert.equal((await stored(id)).state, 'failed');
    assert.equal((await press(payment!.url)).status, 303);
    assert.equal((await stored(id)).state, 'waiting');
  });

  test('is paid all the same when the process ends between the order and the provider', async () => {
    const { id, payment } = await answerTo({ people: 1 });
    const { orderId } = await begunOnly(payment!.url);
    assert.equal((await press(payment!.url)).status, 303);
    assert.equal((await stored(id)).orderId, orderId);
    assert.equal(host.sessions.at(-1)!.fields.get('client_reference_id'), orderId);
  });

  test('asks for nothing where nothing is to be paid', async () => {
    const { confirmation, payment } = await answerTo({ people: 0 });
    assert.deepEqual([confirmation, payment], [undefined, undefined]);
  });

  test('refuses an amount that is too large to be paid, and stores nothing', async () => {
    const before = await run.stored();
    const answer = await call({ people: 1e9 });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /The amount to pay can’t be calculated/);
    assert.equal(await run.stored(), before);
  });

  test('leads to its payment without scripts, from the page of thanks too', async () => {
    const body = new FormData();
    body.append('people', '4');
    const answer = await fetch(`${run.address}/forms/booking`, { method: 'POST', redirect: 'manual', body });
    assert.equal(answer.status, 303);
    const path = answer.headers.get('location')!;
    assert.match(path, /^\/form\/pay\/[\w-]{32}$/);
    const [row] = await database().select().from(submissionPayments).where(eq(submissionPayments.token, path.split('/').at(-1)!));
    const thanks = await fetch(`${run.address}/forms/booking/thanks?submission=${row!.submissionId}`, { redirect: 'manual' });
    assert.deepEqual([thanks.status, thanks.headers.get('location')], [303, path]);
  });

  for (const path of ['/form/pay/short', `/form/pay/${'x'.repeat(32)}`, '/form/pay/%00']) test(`has no page at ${path}`, async () => {
    assert.equal((await fetch(run.address + path)).status, 404);
    assert.equal((await press(run.address + path)).status, 404);
  });

  test('refuses a provider that the shop does not have', async () => {
    const { payment } = await answerTo({ people: 1 });
    assert.equal((await press(payment!.url, 'demo')).status, 400);
    assert.equal((await press(payment!.url, 'link')).status, 400);
  });

  test('cannot be paid once its submission is deleted', async () => {
    const { id, payment } = await answerTo({ people: 1 });
    await owner.post('/owner/submissions', { id, change: 'delete' });
    assert.equal((await fetch(payment!.url)).status, 404);
    assert.equal((await press(payment!.url)).status, 404);
  });

  test('answers by email alone where each address sends it once: the link is in the email', async () => {
    const rows = fields.map(row => (row.type === 'email' ? { ...row, required: 'yes' } : row));
    assert.equal((await save('Once', { payment: 'Total', 'limit.oncePer': 'email' }, rows)).status, 303);
    const first = await answerTo({ people: 1, email: 'bea@example.com' }, 'once');
    const again = await answerTo({ people: 7, email: 'bea@example.com' }, 'once');
    assert.deepEqual([first.payment, again.payment, first.confirmation], [undefined, undefined, again.confirmation]);
    await run.service.mailQueue.settled();
    const links = outbox.mails.filter(({ to }) => to === 'bea@example.com').map(({ text }) => /€45\.00[^]*(\/form\/pay\/[\w-]{32})/.exec(text)?.[1]);
    assert.equal(links.length, 2);
    assert.ok(links[0] && links[0] === links[1]);
  });
});

/** The order is placed, and the process ends before the provider is asked. */
async function begunOnly(url: string) {
  const { preparePayment } = await import('./submission-payments.js');
  const orderId = await preparePayment(database(), run.service.queries.shop.payments, url.split('/').at(-1)!, 'stripe');
  return { orderId };
}

describe('places of a form with a payment', () => {
  test('are held for an hour, are free then, and are taken again by who pays', async () => {
    assert.equal((await save('Places', { payment: 'Total', 'limit.maxSubmissions': '1' })).status, 303);
    const { id, payment } = await answerTo({ people: 1 }, 'places');
    assert.equal((await call({ people: 1 }, 'places')).status, 409);
    await database().update(submissions).set({ holdsPlaceUntil: sql`now() - interval '1 minute'` }).where(eq(submissions.id, id));
    const second = await answerTo({ people: 2 }, 'places');
    const full = await press(payment!.url);
    assert.equal(full.status, 409);
    await database().update(submissions).set({ holdsPlaceUntil: sql`now() - interval '1 minute'` }).where(eq(submissions.id, second.id));
    assert.equal((await press(payment!.url)).status, 303);
    assert.equal((await press(second.payment!.url)).status, 409);
    await hear('checkout.session.completed', { id: host.sessions.at(-1)!.id, client_reference_id: (await stored(id)).orderId, ...charged(4500) });
    assert.equal((await database().select().from(submissions).where(eq(submissions.id, id)))[0]!.holdsPlaceUntil, null);
    assert.equal((await call({ people: 1 }, 'places')).status, 409);
  });
});

describe('the owner', () => {
  test('reads state, amount, provider and reference, filters by state, and has them in the file', async () => {
    const { id, row, session, paid } = await begun(5);
    await paid();
    const page = await owner.read(`/owner/submissions/${id}`);
    assert.match(page, /Paid: €225\.00/);
    assert.ok(page.includes(session.id) && page.includes(`/owner/orders/${row.orderNumber}`));
    assert.match(page, /Refund it in the order\. Refunds that Stripe reports/);
    assert.ok((await owner.read('/owner/submissions?form=booking&payment=paid')).includes(id));
    assert.ok(!(await owner.read('/owner/submissions?form=booking&payment=waiting')).includes(id));
    assert.match(await owner.read('/owner/submissions?form=booking&view=table'), /<th scope="col">Payment<\/th>/);
    const file = await owner.read('/owner/submissions/booking/file');
    assert.match(file, /Payment amount,Currency/);
    assert.match(file, new RegExp(`Paid,225\\.00,EUR,0\\.00,stripe,${session.id}`));
  });

  test('refunds by the order of the shop, in parts and by the message of the provider', async () => {
    const { id, url, row, paid } = await begun(2);
    await paid();
    assert.equal((await owner.post(`/owner/orders/${row.orderNumber}/refund`, { amount: '40.00', key: 'refund-1' })).status, 303);
    const part = await stored(id);
    assert.deepEqual([part.state, part.refundedCents], ['paid', 4000]);
    assert.match(await get(url), /€40\.00 has been refunded/);
    await hear('charge.refunded', { id: 'ch_form', metadata: { order: row.orderId }, amount_refunded: 9000, currency: 'eur' });
    const whole = await stored(id);
    assert.deepEqual([whole.state, whole.refundedCents], ['refunded', 9000]);
    const page = await get(url);
    assert.match(page, /<h1>Refunded<\/h1>/);
    assert.doesNotMatch(page, /name="provider"/);
  });

  test('finds what a person has paid in the inbox, although it looked like spam', async () => {
    const key = await run.key();
    const answer = (await (await run.post('/api/form/SaveFormSubmission', { key, formId: 'booking', form: { people: 1 }, honeypot: 'filled', filledInMs: 1 })).json()) as SaveSubmissionAnswer;
    assert.equal((await database().select().from(submissions).where(eq(submissions.id, answer.id)))[0]!.isSpam, true);
    assert.equal((await press(answer.payment!.url)).status, 303);
    const row = await stored(answer.id);
    await hear('checkout.session.completed', { id: host.sessions.at(-1)!.id, client_reference_id: row.orderId, ...charged(4500) });
    const [submission] = await database().select().from(submissions).where(eq(submissions.id, answer.id));
    assert.deepEqual([submission!.isSpam, submission!.readAt], [false, null]);
  });
});
