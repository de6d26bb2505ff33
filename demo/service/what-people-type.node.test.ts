import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { fieldMessages } from 'site-elements/contract/field-messages';
import { paths } from 'site-elements/contract/paths';
import { comments } from './modules/comments/comments.schema.js';
import { forms, submissions } from './modules/forms/forms.schema.js';
import { subscribers } from './modules/newsletter/newsletter.schema.js';
import { orders, reviews } from './modules/shop/shop.schema.js';
import { storeVisitor } from './modules/shop/store-visitor-for-test.js';
import { memoryOutbox } from './kernel/mail/outbox.js';
import { startForTest, type TestService } from './start-for-test.js';

// An email address, a name, a phone number and a number each follow one rule, whichever request contains them.

const owner = { email: 'nora@münchen.de', password: 'the kiln is hot', isOpenHere: true };
const outbox = memoryOutbox();
let run: TestService;
before(async () => {
  run = await startForTest({ owner: { ...owner, failures: { max: 1000, windowMs: 60_000 } }, outbox, siteUrl: 'https://pots.example' });
  const kinds = ['name', 'email', 'phone', 'number'] as const;
  await run.service.database.insert(forms).values({ id: 'person', name: 'Person', fields: kinds.map(type => ({ id: type, type, title: type })) });
});
after(() => run.stop());

/** What came of it: the value that is kept, or the reason that a person reads. */
type Outcome = string | { readonly said: string };

const textOf = (page: string) => page.replaceAll('&quot;', '"').replaceAll('&#39;', '\'');
const htmlHeaders = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
const postPage = (path: string, fields: Record<string, string>) =>
  fetch(run.address + path, { method: 'POST', redirect: 'manual', headers: htmlHeaders, body: new URLSearchParams(fields) });
/** Where a click of the checkout leads. */
const shown = (answer: Response) => fetch(run.address + answer.headers.get('location')!, { headers: htmlHeaders });
const alertOf = async (answer: Response): Promise<{ said: string }> => ({
  said: /role="alert">(?:<strong>)?([^]*?)(?:<\/strong>)?<\/(?:p|div)>/.exec(textOf(await answer.text()))?.[1] ?? 'nothing',
});
/** What the checkout page says beside the first field that is wrong. */
const faultOf = async (answer: Response): Promise<{ said: string }> => ({
  said: /<span class="field-note" id="\w+-error">([^<]*)/.exec(textOf(await answer.text()))?.[1] ?? 'nothing',
});
const answerOf = ({ error, errors }: { error: string; errors?: Record<string, string> }) => ({ said: Object.values(errors ?? {})[0] ?? error });

const newestOrder = async () => (await run.service.database.select().from(orders).orderBy(desc(orders.number)).limit(1))[0]!;
const newestSubmission = async () => (await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1))[0]!;

async function orderByCall(more: object, part: 'email' | 'name'): Promise<Outcome> {
  const visitor = storeVisitor(run);
  await visitor.add('mug-dune');
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { status, body } = await visitor.order({ provider: 'demo', ...more });
  return status === 200 ? (await newestOrder())[part] : answerOf(body);
}

async function orderByPage(more: Record<string, string>, part: 'email' | 'name'): Promise<Outcome> {
  const page = await (
    await shown(
      await postPage('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]), country: 'GB', coupon: '' }),
    )
  ).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;
  const fields = {
    key: hidden('key'),
    cartToken: hidden('cartToken'),
    grandTotalCents: hidden('grandTotalCents'),
    country: 'GB',
    coupon: '',
    email: 'ada@example.com',
    name: 'Ada',
    address: 'Lane 1',
    provider: 'demo',
  };
  const answer = await postPage('/checkout/order', { ...fields, ...more });
  return answer.headers.get('location')!.includes('?page=') ? faultOf(await shown(answer)) : (await newestOrder())[part];
}

async function formByCall(form: Record<string, unknown>, part: string, formId = 'person'): Promise<Outcome> {
  const answer = await run.post(paths.saveFormSubmission, { key: await run.key(), formId, form });
  return answer.status === 200 ? (await newestSubmission()).values[part] as Outcome ?? '' : answerOf(await answer.json());
}

async function formByPage(fields: Record<string, string>, part: string): Promise<Outcome> {
  const answer = await postPage('/forms/person', fields);
  if (answer.status === 303) return (await newestSubmission()).values[part] as Outcome ?? '';
  return { said: /<li><a href="#\w+">\w+<\/a>: ([^<]*)/.exec(textOf(await answer.text()))?.[1] ?? 'nothing' };
}

async function subscribe(email: string): Promise<Outcome> {
  await run.service.database.delete(subscribers);
  const outcome = await formByCall({ email }, 'email', 'newsletter');
  return typeof outcome === 'string' ? (await run.service.database.select().from(subscribers))[0]!.email : outcome;
}

const pasted = {
  'ada@example.com\u200b': 'ada@example.com',
  '\u202aada@example.com\u202c\u00a0': 'ada@example.com',
  '\ufeffada@exam\u2060ple.com': 'ada@example.com',
  'ada@münchen.de': 'ada@münchen.de',
};
const emails: [way: string, send: (email: string) => Promise<Outcome>][] = [
  ['the call that orders', email => orderByCall({ email }, 'email')],
  ['the page of the checkout', email => orderByPage({ email }, 'email')],
  ['the call of a form', email => formByCall({ email }, 'email')],
  ['the page of a form', email => formByPage({ email }, 'email')],
  ['the newsletter', subscribe],
];
for (const [way, send] of emails) {
  describe(`an email address by ${way}`, () => {
    for (const [typed, kept] of Object.entries(pasted)) test(`${JSON.stringify(typed)} is kept as ${kept}`, async () => assert.equal(await send(typed), kept));
    test('with letters before the @ that mail servers do not take is refused with the reason', async () => {
      const outcome = await send('jörg@example.de');
      assert.ok(typeof outcome === 'object' && outcome.said.endsWith(fieldMessages.emailLetters), JSON.stringify(outcome));
    });
    test('that is invalid is refused with an example', async () => {
      const outcome = await send('ada@example');
      assert.ok(typeof outcome === 'object' && outcome.said.includes('should follow the format name@example.com'), JSON.stringify(outcome));
    });
  });
}

test('an email address whose host a browser has rewritten is kept as it was typed', async () => {
  assert.equal(await orderByPage({ email: 'ada@xn--mnchen-3ya.de' }, 'email'), 'ada@münchen.de');
  assert.equal(await formByPage({ email: 'ada@xn--mnchen-3ya.de' }, 'email'), 'ada@münchen.de');
  assert.equal(await subscribe('ada@xn--mnchen-3ya.de'), 'ada@münchen.de');
});

test('an order\'s email goes to the address that was pasted with invisible characters', async () => {
  outbox.mails.length = 0;
  assert.equal(await orderByCall({ email: 'bob@example.com\u200b' }, 'email'), 'bob@example.com');
  await run.service.mailQueue.settled();
  assert.deepEqual(outbox.mails.map(({ to }) => to), ['bob@example.com']);
});

describe('a login', () => {
  const logIn = (email: string) => run.post(paths.accountSession, { email, password: owner.password });
  test('takes its address however it was pasted and its host is written', async () => {
    for (const email of ['nora@münchen.de', 'Nora@MÜNCHEN.de\u200b', '\u202anora@xn--mnchen-3ya.de\u202c', 'nora@münchen.de\u00a0'])
      assert.equal((await logIn(email)).status, 200, email);
  });
  test('says why an address cannot be one', async () => {
    const answer = await logIn('jörg@münchen.de');
    assert.deepEqual([answer.status, (await answer.json()).error], [400, `Email: ${fieldMessages.emailLetters}`]);
    assert.equal((await alertOf(await postPage(paths.plainLogin, { email: 'jörg@münchen.de', password: 'x' }))).said, `Email: ${fieldMessages.emailLetters}`);
  });
});

async function comment(name: string): Promise<Outcome> {
  const answer = await run.post(paths.comments, { key: `key-${Math.random()}`, thread: 'bowls', name, text: 'A bowl for two.' });
  if (answer.status !== 200) return answerOf(await answer.json());
  const { id } = await answer.json();
  return (await run.service.database.select().from(comments).where(eq(comments.id, id)))[0]!.name;
}

async function commentByPage(name: string): Promise<Outcome> {
  const answer = await postPage(paths.plainComments, { thread: 'bowls', name, text: 'A bowl for three.' });
  return answer.status === 303 ? (await run.service.database.select().from(comments).orderBy(desc(comments.createdAt)).limit(1))[0]!.name : alertOf(answer);
}

async function review(name: string): Promise<Outcome> {
  const answer = await run.post('/api/commerce/products/mug-dune/reviews', { rating: 5, title: '', text: 'A good mug.', name });
  if (answer.status !== 200) return answerOf(await answer.json());
  const { id } = await answer.json();
  return (await run.service.database.select().from(reviews).where(eq(reviews.id, id)))[0]!.name;
}

const names: [way: string, send: (name: string) => Promise<Outcome>][] = [
  ['the call that orders', name => orderByCall({ name }, 'name')],
  ['the page of the checkout', name => orderByPage({ name }, 'name')],
  ['a comment', comment],
  ['the page of comments', commentByPage],
  ['a review', review],
];
for (const [way, send] of names) {
  describe(`a name by ${way}`, () => {
    test('can be a single word, and is cleaned of invisible characters', async () => {
      assert.equal(await send('\u200bSuharto\u200e\u00a0'), 'Suharto');
      assert.equal(await send('Ada\u00a0\u2066Byron\u2069'), 'Ada Byron');
      assert.equal(await send('می\u200cترا'), 'می\u200cترا');
    });
    test('without visible characters counts as empty', async () => {
      for (const name of ['', ' \u200b', '\u3164', '\u2060\ufeff']) {
        const outcome = await send(name);
        assert.ok(typeof outcome === 'object' && outcome.said.endsWith(fieldMessages.required), `${JSON.stringify(name)}: ${JSON.stringify(outcome)}`);
      }
    });
  });
}

describe('a form', () => {
  test('keeps a name of one word in its part', async () => {
    assert.deepEqual(await formByCall({ name: { first: 'Suharto', last: '' } }, 'name'), { first: 'Suharto' });
    assert.deepEqual(await formByPage({ 'name.first': '', 'name.last': 'Suharto' }, 'name'), { last: 'Suharto' });
  });
  test('keeps a phone number with its extension and the words around it', async () => {
    const phone = 'Büro +49 30 12345678901 Durchwahl 12345 (nach 18 Uhr)';
    for (const send of [formByCall, formByPage]) assert.deepEqual(await send({ phone }, 'phone'), { number: phone });
  });
  test('reads a number as it is written in its country, and asks back where it could be two', async () => {
    for (const send of [formByCall, formByPage]) {
      assert.deepEqual(await send({ number: '1,5' }, 'number'), 1.5);
      assert.deepEqual(await send({ number: '1\u00a0000' }, 'number'), 1000);
      assert.deepEqual(await send({ number: '1,000' }, 'number'), { said: fieldMessages.numberTwoWays });
    }
  });
});
