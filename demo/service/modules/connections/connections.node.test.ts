import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { like } from 'drizzle-orm';
import type { Connection, ConnectionsAnswer } from 'site-elements/contract/connections';
import { queuedEmails } from '../../kernel/database/schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';
import { subscribers, unsubscribed } from '../newsletter/newsletter.schema.js';
import { webhookEndpoints } from '../webhooks/webhooks.schema.js';
import { connections } from './connections.schema.js';
import { ProvidersForTest } from './providers-for-test.js';

const base = '/owner/connections';
const keys = { mailchimp: '0123456789abcdef0123456789abcdef-us21', brevo: 'xkeysib-0123456789abcdef0123', mailerlite: 'eyJ0eXAi.mailerlite.key0' };
type Provider = keyof typeof keys;
const lists: Readonly<Record<Provider, string>> = { mailchimp: 'pots', brevo: '7', mailerlite: '55' };

const outbox = memoryOutbox();
let providers: ProvidersForTest;
let run: TestService;
let owner: OwnerVisitor;
let tool: Server;
let toolUrl = '';
let toolStatus = 200;
before(async () => {
  tool = createServer((request, response) => { request.resume().on('end', () => response.writeHead(toolStatus).end()); });
  await new Promise<void>(resolve => { tool.listen(0, '127.0.0.1', resolve); });
  toolUrl = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/hook`;
  ({ run, owner } = await startWithOwner({
    outbox, siteUrl: 'https://pots.example', callProvider: request => providers.call(request), webhookAddresses: address => address === '127.0.0.1',
  }));
});
after(async () => {
  await run.stop();
  tool.close();
});
beforeEach(async () => {
  await run.service.mailQueue.settled();
  providers = new ProvidersForTest();
  const { database } = run.service;
  for (const table of [connections, webhookEndpoints, subscribers, unsubscribed, queuedEmails]) await database.delete(table);
  [outbox.mails.length, toolStatus] = [0, 200];
});

/** What `<site-connections>` sends. */
async function call(path = '', body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(run.address + base + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: owner.cookie, 'x-csrf-token': owner.csrf, accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...body && { body: JSON.stringify(body) },
  });
  return { status: answer.status, text: await answer.text() };
}
async function change(path: string, body: object = {}): Promise<Map<string, Connection>> {
  const { status, text } = await call(path, body);
  assert.equal(status, 200, text);
  return new Map((JSON.parse(text) as ConnectionsAnswer).connections.map(one => [one.provider, one]));
}
const read = async (provider: string): Promise<Connection> =>
  (JSON.parse((await call()).text) as ConnectionsAnswer).connections.find(one => one.provider === provider)!;

async function connect(provider: Provider, doubleOptIn = true): Promise<void> {
  await change(`/${provider}`, { credential: keys[provider] });
  await change(`/${provider}/settings`, { list: lists[provider], doubleOptIn });
}

const settled = () => run.service.mailQueue.settled();
async function subscribe(email: string): Promise<string> {
  const answer = await run.post('/api/form/SaveFormSubmission', { form: { email }, formId: 'newsletter', key: await run.key('newsletter') });
  assert.equal(answer.status, 200, await answer.text());
  await settled();
  const { text } = outbox.mails.findLast(({ to }) => to === email)!;
  return new URL(/https:\S+/.exec(text)![0]).search;
}
const press = async (path: string, search: string) => {
  const answer = await fetch(`${run.address}${path}${search}`, { method: 'POST', headers: { origin: run.address } });
  assert.equal(answer.status, 200);
  await settled();
};

for (const provider of Object.keys(keys) as Provider[]) {
  test(`${provider}: connected, a list selected, a subscriber added once confirmed and removed once unsubscribed`, async () => {
    assert.equal((await read(provider)).state, 'disconnected');
    const awaiting = (await change(`/${provider}`, { credential: ` ${keys[provider]} ` })).get(provider)!;
    assert.equal(awaiting.state, 'awaiting');
    assert.equal(awaiting.account, provider === 'mailerlite' ? '' : 'Saltmarsh Pottery');
    const found = JSON.parse((await call(`/${provider}/lists`)).text) as { lists: { id: string }[] };
    assert.ok(found.lists.some(({ id }) => id === lists[provider]));
    const connected = (await change(`/${provider}/settings`, { list: lists[provider], doubleOptIn: true })).get(provider)!;
    assert.equal(connected.state, 'connected');
    assert.equal(connected.list!.id, lists[provider]);

    const list = providers.lists.get(lists[provider])!;
    const search = await subscribe('ada@example.com');
    assert.deepEqual([...list], []);
    await press('/newsletter/confirm', search);
    assert.deepEqual([...list], ['ada@example.com']);
    const asked = providers.requests.length;
    await press('/newsletter/confirm', search); // a second press of the same link
    assert.equal(providers.requests.length, asked);
    const leave = new URL(/https:[^\s,"]+/.exec(await owner.read('/owner/subscribers/file'))![0]).search;
    await press('/newsletter/unsubscribe', leave);
    assert.deepEqual([...list], []);
    await press('/newsletter/unsubscribe', leave);
  });
}

test('without double opt-in, people are added when they send the form; who has left the list there is not added again', async () => {
  await connect('mailchimp', false);
  providers.left.add('gone@example.com');
  await subscribe('eve@example.com');
  await subscribe('gone@example.com');
  assert.deepEqual([...providers.lists.get('pots')!], ['eve@example.com']);
});

test('no answer and no page contains an API key', async () => {
  await connect('mailchimp');
  for (const text of [(await call()).text, (await call('/mailchimp/lists')).text, await owner.read(base)]) assert.doesNotMatch(text, /0123456789abcdef/);
});

const refusals: readonly [what: string, provider: string, path: string, body: object, status: number, message: RegExp][] = [
  ['a text that is no key', 'mailchimp', '', { credential: 'https://evil.example/-us1' }, 400, /not an API key of Mailchimp/],
  ['a key that names another host', 'mailchimp', '', { credential: '0123456789abcdef-us1.evil.example/' }, 400, /not an API key of Mailchimp/],
  ['a key that is refused', 'mailchimp', '', { credential: 'ffffffffffffffffffffffffffffffff-us21' }, 400, /Mailchimp has refused the API key/],
  ['no key', 'brevo', '', { credential: '' }, 400, /not an API key of Brevo/],
  ['a field too many', 'brevo', '', { credential: 'x', more: 1 }, 400, /more/],
  ['an unknown provider', 'nobody', '', { credential: 'x' }, 404, /no such provider/],
  ['a list before the account is connected', 'brevo', '/settings', { list: '7', doubleOptIn: true }, 400, /A List must be selected/],
  ['an address inside the network', 'webhook', '', { credential: 'https://10.0.0.1/hook' }, 400, /public https address/],
  ['an address that is none', 'webhook', '', { credential: 'hook' }, 400, /public https address/],
];
for (const [what, provider, path, body, status, message] of refusals) {
  test(`refused: ${what}`, async () => {
    const answer = await call(`/${provider}${path}`, body);
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.text, message);
    assert.equal((await run.service.database.select().from(connections)).length, 0);
  });
}

test('only lists of the account can be selected', async () => {
  await change('/mailchimp', { credential: keys.mailchimp });
  for (const list of ['', 'of-others']) {
    const { status, text } = await call('/mailchimp/settings', { list, doubleOptIn: true });
    assert.equal(status, 400);
    assert.match(text, /A List must be selected/);
  }
  assert.equal((await read('mailchimp')).state, 'awaiting');
});

test('nothing changes without the login or its token', async () => {
  const bare = await fetch(`${run.address}${base}/mailchimp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ credential: keys.mailchimp }) });
  assert.equal(bare.status, 401);
  assert.equal((await fetch(run.address + base, { headers: { accept: 'application/json' } })).status, 401);
  assert.equal((await call('/mailchimp', { credential: keys.mailchimp }, { 'x-csrf-token': 'wrong' })).status, 403);
  assert.equal(providers.requests.length, 0);
});

test('what the provider does not take is sent again, and nothing is added twice', async () => {
  await connect('mailchimp', false);
  providers.faults = ['down', 503, 429, 'lost'];
  await subscribe('ada@example.com');
  const { database, mailQueue } = run.service;
  for (let tries = 1; tries < 5; tries++) {
    assert.match((await read('mailchimp')).problem, /The last request failed/);
    await database.update(queuedEmails).set({ nextTryAt: new Date(0) }).where(like(queuedEmails.recipient, 'connection:%'));
    mailQueue.flush();
    await settled();
  }
  assert.deepEqual([...providers.lists.get('pots')!], ['ada@example.com']);
  assert.equal((await read('mailchimp')).problem, '');
  assert.equal((await database.select().from(queuedEmails).where(like(queuedEmails.recipient, 'connection:%'))).length, 0);
});

test('an address that the provider refuses is not sent again, and others are added', async () => {
  await connect('mailchimp', false);
  await subscribe('bad@refused.example');
  assert.match((await read('mailchimp')).problem, /valid email address/);
  const asked = providers.requests.length;
  await subscribe('good@example.com');
  assert.equal(providers.requests.length, asked + 1);
  assert.deepEqual([...providers.lists.get('pots')!], ['good@example.com']);
  assert.equal((await read('mailchimp')).problem, '');
});

test('a revoked key is reported; a new one keeps the list and sends what waits', async () => {
  await connect('mailchimp', false);
  providers.goodKey = /^abcdef0123456789abcdef0123456789-us2$/;
  await subscribe('ada@example.com');
  assert.match((await read('mailchimp')).problem, /Mailchimp has refused the API key/);
  await change('/mailchimp', { credential: 'abcdef0123456789abcdef0123456789-us2' });
  const connection = await read('mailchimp');
  assert.deepEqual([connection.state, connection.problem, connection.list?.id], ['connected', '', 'pots']);
  await run.service.database.update(queuedEmails).set({ nextTryAt: new Date(0) });
  run.service.mailQueue.flush();
  await settled();
  assert.deepEqual([...providers.lists.get('pots')!], ['ada@example.com']);
});

test('disconnecting forgets the key and what was not sent', async () => {
  await connect('mailchimp', false);
  providers.faults = ['down'];
  await subscribe('ada@example.com');
  assert.equal((await change('/mailchimp/disconnect')).get('mailchimp')!.state, 'disconnected');
  assert.equal((await run.service.database.select().from(queuedEmails).where(like(queuedEmails.recipient, 'connection:%'))).length, 0);
  assert.equal((await run.service.database.select().from(connections)).length, 0);
});

test('an automation tool awaits its first event, is connected by it, and can be disconnected', async () => {
  toolStatus = 500;
  const awaiting = (await change('/webhook', { credential: toolUrl })).get('webhook')!;
  assert.equal(awaiting.state, 'awaiting');
  assert.match(awaiting.problem, /500/);
  toolStatus = 200;
  const connected = (await change('/webhook/test')).get('webhook')!;
  assert.deepEqual([connected.state, connected.account, connected.problem], ['connected', toolUrl, '']);
  assert.match(await owner.read('/owner/webhooks'), /127\.0\.0\.1/);
  assert.equal((await change('/webhook/disconnect')).get('webhook')!.state, 'disconnected');
});

test('the page does the same without scripts', async () => {
  assert.match(await owner.read(base), /Disconnected/);
  const refused = await owner.post(`${base}/mailchimp`, { credential: 'nothing' });
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /role="alert"[\s\S]*not an API key of Mailchimp/);
  assert.equal((await owner.post(`${base}/mailchimp`, { credential: keys.mailchimp })).status, 303);
  assert.match(await owner.read(base), /Awaiting[\s\S]*Saltmarsh Pottery[\s\S]*Pots &amp; “news”/);
  assert.equal((await owner.post(`${base}/mailchimp/settings`, { list: 'pots', doubleOptIn: 'yes' })).status, 303);
  assert.match(await owner.read(base), /<option value="pots" selected>/);
  providers.faults = ['down'];
  assert.match(await owner.read(base), /Unable to connect/);
  providers.hasLists = false;
  assert.match(await owner.read(base), /You don’t have any mailing lists/);
  assert.equal((await owner.post(`${base}/mailchimp/disconnect`)).status, 303);
  assert.doesNotMatch(await owner.read(base), /Saltmarsh/);
});
