import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { FormField } from 'site-elements/contract/form-field';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { forms } from '../forms.schema.js';

const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner({ outbox }));
  const form = { name: 'Trip', fields, thanksPath: '/there', emailEditLink: true } as const;
  await run.service.database.insert(forms).values([{ ...form, id: 'trip', editDays: 7 }, { ...form, id: 'never' }]);
});
after(() => run.stop());
beforeEach(async () => {
  await run.service.mailQueue.settled();
  outbox.mails.length = 0;
});

const fields: FormField[] = [
  { id: 'friends', type: 'email', title: 'Friends', multiple: true }, { id: 'email', type: 'email', title: 'Email' }, { id: 'note', type: 'text', title: 'Note' },
];
const post = (formId: string, body: Record<string, string>) => fetch(`${run.address}/forms/${formId}`, {
  method: 'POST', redirect: 'manual', headers: { accept: 'text/html', 'accept-language': 'en' }, body: new URLSearchParams(body),
});
const mails = async () => {
  await run.service.mailQueue.settled();
  return outbox.mails;
};

test('a form that redirects emails the link to edit the answer, and the address of the page has no link', async () => {
  const answer = await post('trip', { email: 'Ada@Example.com', friends: 'bea@example.com', note: 'Two' });
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/there']);
  const [mail, ...others] = await mails();
  assert.deepEqual([others.length, mail!.to, mail!.subject], [0, 'Ada@Example.com', 'Your answer: Trip']);
  const link = /http\S+\/form\/edit\/\S+/.exec(mail!.text)![0];
  assert.match(await (await fetch(new URL(new URL(link).pathname, run.address), { headers: { accept: 'text/html' } })).text(), /name="note" value="Two"|value="Two"[^>]*name="note"/);
});

test('nothing is emailed without an address, without days for editing, and for possible spam', async () => {
  assert.equal((await post('trip', { note: 'One' })).status, 303);
  assert.equal((await post('never', { email: 'ada@example.com' })).status, 303);
  assert.equal((await post('trip', { email: 'bot@example.com', _homepage: 'https://bot.example' })).status, 303);
  assert.deepEqual(await mails(), []);
});

test('an address receives at most five of these emails per hour', async () => {
  for (let count = 0; count < 7; count += 1) await post('trip', { email: 'cy@example.com', note: String(count) });
  const received = (await mails()).filter(({ to }) => to === 'cy@example.com').length;
  assert.ok(received >= 1 && received <= 5, `${received} emails`);
});

test('the owner turns it on for a form with an email field', async () => {
  const draft = { name: 'Outing', 'f.0.id': '', 'f.0.type': 'text', 'f.0.title': 'Note', editDays: '3', emailEditLink: 'yes' };
  const refused = await owner.post('/owner/forms/new', draft);
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /To send the link by email, the form needs a field of type “Email”/);
  const saved = await owner.post('/owner/forms/new', { ...draft, 'f.1.id': '', 'f.1.type': 'email', 'f.1.title': 'Email' });
  assert.equal(saved.status, 303);
  assert.match(await owner.read(saved.headers.get('location')!), /name="emailEditLink" value="yes" checked/);
});
