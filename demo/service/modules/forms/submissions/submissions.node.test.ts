import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { forms, submissions, uploads } from '../forms.schema.js';
import { subscribers } from '../../newsletter/newsletter.schema.js';
import { notStoredText } from '../detect-fields.js';
import { readRetentionDays } from '../../../options-from-environment.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { hashPassword } from '../../../kernel/access/password.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { sweepSubmissions } from './change-submissions.js';

const password = 'correct horse battery';
const here = '/owner/submissions';
const fields: FormField[] = [
  { id: 'who', type: 'name', title: 'Name' },
  { id: 'email', type: 'email', title: 'Email' },
  { id: 'where', type: 'address', title: 'Address' },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'phone', type: 'phone', title: 'Phone' },
  { id: 'people', type: 'number', title: 'People' },
  { id: 'opinion', type: 'likert', title: 'Opinion', options: ['The tea was hot', 'I would come again'] },
];

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
  await run.service.database.insert(forms).values({ id: 'party', name: 'Party', fields });
});
after(() => run.stop());
beforeEach(async () => {
  await run.service.database.delete(subscribers);
  await run.service.database.delete(submissions);
});

let minute = 0;
const add = async (id: string, values: Record<string, FieldValue> = {}, more: Partial<typeof submissions.$inferInsert> = {}) => {
  await run.service.database.insert(submissions).values({ id, formId: 'party', payloadHash: id, values, context: {}, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute++)), ...more });
};
const row = async (id: string) => (await run.service.database.select().from(submissions).where(eq(submissions.id, id)))[0];
/** Ids of what a page lists, in its order. */
const listed = async (query = '') => [...(await owner.read(here + query)).matchAll(/<(?:article class="submission"|tr) id="([^"]+)"/g)].map(([, id]) => id);
const change = async (what: string, ...id: string[]) => {
  const answer = await owner.post(here, { change: what, id });
  assert.equal(answer.status, 303, await answer.clone().text());
  return answer.headers.get('location')!;
};

describe('submissions in the owner\'s folders', () => {
  test('are new until they are opened, and again when the owner marks them as new', async () => {
    await add('one');
    await add('two');
    assert.match(await owner.read(here), /Inbox \(2 new\)/);
    assert.match(await owner.read(`${here}/one`), /<h1>Party<\/h1>/);
    assert.match(await owner.read(here), /Inbox \(1 new\)/);
    await change('unread', 'one');
    await change('read', 'two');
    assert.deepEqual([(await row('one'))!.readAt === null, (await row('two'))!.readAt !== null], [true, true]);
  });

  test('move to spam and back; who wanted the newsletter then gets it', async () => {
    await add('letter', { email: 'Ada@example.com' }, { formId: 'newsletter', suspicion: 'filled in a hidden field', isSpam: true });
    await add('party');
    await change('spam', 'party');
    assert.deepEqual([await listed(), await listed('?folder=spam')], [[], ['party', 'letter']]);
    await change('inbox', 'letter', 'party');
    assert.deepEqual(await listed(), ['party', 'letter']);
    assert.deepEqual((await run.service.database.select().from(subscribers)).map(({ email }) => email), ['ada@example.com']);
  });

  test('can be restored after a deletion: these, and not those that were deleted before', async () => {
    for (const id of ['early', 'one', 'two', 'three']) await add(id);
    await change('delete', 'early');
    const location = await change('delete', 'one', 'two');
    assert.deepEqual(await listed(), ['three']);
    const [, moment] = /name="undo" value="([^"]+)"/.exec(await owner.read(location))!;
    assert.match(await owner.read(location), /2 deleted\./);
    const undone = await owner.post(here, { undo: moment! });
    assert.match(await owner.read(undone.headers.get('location')!), /2 restored\./);
    assert.deepEqual([await listed(), await listed('?folder=deleted')], [['three', 'two', 'one'], ['early']]);
    await change('restore', 'early');
    assert.deepEqual(await listed('?folder=deleted'), []);
  });

  test('are deleted for good only from the folder of the deleted', async () => {
    await add('one');
    await change('erase', 'one');
    assert.ok(await row('one'));
    await change('delete', 'one');
    await change('erase', 'one');
    assert.equal(await row('one'), undefined);
  });

  test('end with their time, and their files with them; a subscriber stays', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await add('old', {}, { createdAt: daysAgo(400) });
    await add('young', {}, { createdAt: daysAgo(10) });
    await add('deleted', {}, { createdAt: daysAgo(50), deletedAt: daysAgo(31) });
    await add('deleted lately', {}, { createdAt: daysAgo(50), deletedAt: daysAgo(29) });
    await run.service.database.insert(subscribers).values({ email: 'ada@example.com', formId: 'newsletter', submissionId: 'old' });
    await run.service.queries.forms.uploads.store.put('file', Buffer.from('pots'), 'text/plain');
    await run.service.database.insert(uploads).values({ id: 'file', submissionId: 'old', fieldId: 'f', name: 'a.txt', type: 'text/plain', size: 4, sha256: 'x', createdAt: daysAgo(400) });
    await sweepSubmissions(run.service.database);
    assert.ok(await row('old'));
    await sweepSubmissions(run.service.database, { keptDays: 365 });
    assert.deepEqual((await run.service.database.select().from(submissions)).map(({ id }) => id).sort(), ['deleted lately', 'young']);
    assert.equal(await run.service.queries.forms.uploads.sweep(), 1);
    assert.equal(await run.service.queries.forms.uploads.store.get('file'), null);
    assert.deepEqual((await run.service.database.select().from(subscribers)).map(({ email }) => email), ['ada@example.com']);
  });
});

describe('submissions are found and sorted', () => {
  const searches: [search: string, ids: string[]][] = [
    ['lovelace', ['ada']], ['Ada Lovelace', ['ada']], ['lovelace  ada', ['ada']], ['Ada Byron', []], ['100%', ['percent']], ['0_0', ['line']], [String.raw`C:\pots`, ['path']], ['42', ['number']], ['who', []], ['nothing of the kind', []], ['\'; drop table submissions; --', []],
  ];
  for (const [search, ids] of searches) {
    test(`by ${JSON.stringify(search)}`, async () => {
      await add('ada', { who: { first: 'Ada', last: 'LOVELACE' } });
      await add('percent', { message: 'I am 100% sure' });
      await add('other', { message: 'I am 100 years, 0x0' });
      await add('line', { message: '0_0' });
      await add('path', { message: String.raw`in C:\pots` });
      await add('number', { people: 42 });
      assert.deepEqual(await listed(`?${new URLSearchParams({ search })}`), ids);
    });
  }

  const written: [language: string, search: string, ids: string[]][] = [
    ['en', '24 November', ['typed', 'arrived', 'wanted']], ['en', '24 November 2026', ['typed', 'wanted']], ['en', '2026-11-24', ['typed', 'wanted']], ['en', '11/24/2026', ['typed', 'wanted']], ['en', 'November 2026', ['typed', 'wanted']], ['en', '24 December', []],
    ['de', '24.11.2026', ['typed', 'wanted']], ['de', '24.11.', ['typed', 'arrived', 'wanted']], ['de', '24. November', ['typed', 'arrived', 'wanted']], ['fr', '24 novembre 2025', ['arrived']], ['ja', '2026年11月24日', ['typed', 'wanted']], ['ar', '24\u200f/11\u200f/2026', ['typed', 'wanted']],
    ['en', 'tea 24 November', ['wanted']], ['en', '24 November tea', ['wanted']], ['en', '9:05', ['wanted']], ['en', '9:05 am', ['wanted']], ['en', '24 Nov 2025, 07:30 UTC', ['arrived']],
    ['en', '$1,250.50', ['paid']], ['de', '1.250,50 €', ['paid']], ['en', '1250.5', ['paid']], ['en', '1250.50', ['paid']], ['en', '1250.51', []], ['en', '24', ['typed', 'wanted']],
    ['en', 'töpfe', ['files']], ['en', 'Töpfe 24.jpg', ['files']], ['en', 'pot.exe', ['files']], ['en', 'fileType', []], ['en', '8400-e29b', []], ['en', 'scrypt', []],
  ];
  for (const [language, search, ids] of written) {
    test(`in ${language} by ${JSON.stringify(search)}, as it is written`, async () => {
      await add('wanted', { day: { year: 2026, month: 11, day: 24 }, hour: { hour: 9, minute: 5 }, message: 'Tea, please' });
      await add('arrived', {}, { createdAt: new Date('2025-11-24T07:30:00Z') });
      await add('typed', { delivery: 'from 2026-11-24 on' }, { createdAt: new Date('2026-02-01T00:00:00Z') });
      await add('paid', { sum: 1250.5 });
      await add('files', { photo: [{ id: '550e8400-e29b-41d4-a716-446655440000', name: 'Töpfe 24.jpg', type: 'image/jpeg', size: 4 }, { name: 'pot.exe', type: '', size: 2, notKept: 'fileType' }] }, { createdAt: new Date('2024-01-01T00:00:00Z') });
      await add('secret', { word: { hash: 'scrypt:16384:8:1:AAAAAAAAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } });
      const page = await owner.speaking(language).read(`${here}?${new URLSearchParams({ search })}`);
      const found = [...page.matchAll(/<article class="submission" id="([^"]+)"/g)].map(([, id]) => id!);
      assert.deepEqual(found.sort(), [...ids, ...search === '24' ? ['files'] : []].sort());
    });
  }

  const orders: [sort: string, ascending: string[]][] = [
    ['', ['a', 'b', 'c', 'd']], ['people', ['d', 'c', 'a', 'b']], ['who', ['d', 'b', 'c', 'a']], ['day', ['d', 'a', 'b', 'c']], ['hour', ['d', 'b', 'a', 'c']], ['email', ['c', 'd', 'b', 'a']],
  ];
  for (const [sort, ascending] of orders) {
    for (const order of ['ascending', 'descending']) {
      test(`by ${sort || 'arrival'}, ${order}`, async () => {
        await add('a', { people: 9, who: { first: 'Zoë', last: 'A' }, email: 'z@x', day: { year: 2026, month: 2, day: 3 }, hour: { hour: 10, minute: 5 } });
        await add('b', { people: 10, who: { first: 'ada', last: 'B' }, email: 'B@x', day: { year: 2026, month: 10, day: 1 }, hour: { hour: 9, minute: 30 } });
        await add('c', { people: 1.5, who: { first: 'Grace', last: 'C' }, day: { year: 2027, month: 1, day: 1 }, hour: { hour: 10, minute: 6 } });
        await add('d', { message: 'none of these' });
        const ids = await listed(`?${new URLSearchParams({ form: 'party', view: 'table', sort, order })}`);
        assert.deepEqual(ids, order === 'ascending' ? ascending : ascending.toReversed());
      });
    }
  }

  test('page by page, sorted or not, each once', async () => {
    const many = Array.from({ length: 250 }, (_, at) => `n${String(at).padStart(3, '0')}`);
    for (const id of many) await add(id, { people: many.indexOf(id) % 7 });
    for (const query of ['', '&sort=people', '&sort=people&order=descending', '&sort=who', '&order=ascending']) {
      const seen: string[] = [];
      let path: string | undefined = `${here}?form=party${query}`;
      while (path) {
        const text: string = await owner.read(path);
        seen.push(...[...text.matchAll(/<article class="submission" id="([^"]+)"/g)].map(([, id]) => id!));
        path = /<a href="([^"]+)">(?:Older|Newer|More)</.exec(text)?.[1]!.replaceAll('&amp;', '&');
      }
      assert.deepEqual([query, seen.length, new Set(seen).size], [query, 250, 250]);
    }
  });
});

describe('a submission is written as people write it', () => {
  const values = {
    who: { last: 'Lovelace', first: 'Ada' }, email: 'ada@example.com',
    where: { zip: 'NR23 1AB', line1: '1 Quay', city: 'Wells', country: 'GB' },
    day: { day: 3, year: 2026, month: 2 }, hour: { minute: 5, hour: 9 }, phone: { number: '087 123 4567', countryCode: '+353' }, people: 4,
    opinion: { 'I would come again': 2, 'The tea was hot': -1 },
  };
  const written = ['Ada Lovelace', 'ada@example.com', '1 Quay, Wells, NR23 1AB, GB', '2026-02-03', '09:05', '087 123 4567 (+353)', '4', 'The tea was hot: Disagree, I would come again: Strongly Agree'];

  test('on its page, with a way to answer', async () => {
    await add('one', values);
    const text = await owner.read(`${here}/one`);
    assert.deepEqual([...text.matchAll(/<dd><bdi>([^<]*)<\/bdi><\/dd>/g)].map(([, value]) => value), written);
    assert.match(text, /href="mailto:ada%40example\.com\?subject=Re%3A%20Party"/);
  });

  test('one column a field in the table and in the file', async () => {
    await add('one', values);
    const text = await owner.read(`${here}?form=party&view=table`);
    assert.deepEqual([...text.matchAll(/<th scope="col"[^>]*><a [^>]*>([^<]+)</g)].map(([, title]) => title), ['Received', ...fields.map(({ title }) => title)]);
    assert.deepEqual([...text.matchAll(/<td><bdi>([^<]+)<\/bdi><\/td>/g)].map(([, value]) => value), written);
    const csv = await owner.read(`${here}/party/file`);
    assert.match(csv, /,Ada Lovelace,ada@example\.com,"1 Quay, Wells, NR23 1AB, GB",2026-02-03,09:05,087 123 4567 \(\+353\),4,"The tea was hot: Disagree, I would come again: Strongly Agree",/);
  });

  test('a value of an unknown field is shown, and marked as unknown', async () => {
    assert.doesNotMatch(await owner.read(`${here}?form=party&view=table`), /Other values/);
    await add('one', { email: 'ada@example.com', pattern: 'Ink', photo: [{ id: 'file-1', name: 'pot.gif', type: 'image/gif', size: 4 }] });
    await add('two', values);
    assert.match(await owner.read(`${here}/one`), /<dt>Email<\/dt>[^]*<dt>photo <small>not in the form<\/small>[^]*<dt>pattern <small>not in the form<\/small><\/dt><dd><bdi>Ink<\/bdi><\/dd>/);
    const table = await owner.read(`${here}?form=party&view=table`);
    assert.match(table, /<th scope="col">Other values<\/th><\/tr>/);
    assert.match(table, /<td>\s*<p><small>photo<\/small> [^]*<a href="\/owner\/files\/file-1" download>[^]*<p><small>pattern<\/small> <bdi>Ink<\/bdi><\/p><\/td>/);
    assert.equal([...table.matchAll(/<td><\/td><\/tr>/g)].length, 1, 'nothing else came with the other');
  });

  test('a field that is a password now is not shown, even if it was a text before, and files still are', async () => {
    await run.service.database.insert(forms).values({ id: 'gate', name: 'Gate', fields: ['word', 'pin', 'left', 'mixed', 'photo', 'empty'].map(id => ({ id, type: 'password', title: id })) });
    const photo = [{ id: 'file-1', name: 'gate.png', type: 'image/png', size: 4 }];
    await add('one', { word: 'open sesame', pin: 4711, left: { first: 'open', last: 'sesame' }, mixed: ['open sesame', ...photo], photo, empty: '', gone: { hash: await hashPassword('open sesame') } }, { formId: 'gate' });
    for (const path of [here, `${here}/one`, `${here}?form=gate&view=table`, `${here}/gate/file`]) {
      const text = await owner.read(path);
      assert.doesNotMatch(text, /sesame|4711|scrypt/, path);
      assert.match(text, /only a hash is stored[^]*only a hash is stored[^]*only a hash is stored[^]*gate\.png/, path);
    }
    assert.match(await owner.read(`${here}/one`), /<dt>empty<\/dt><dd><bdi><\/bdi><\/dd>[^]*<dt>gone <small>not in the form<\/small><\/dt><dd><bdi>not shown/);
    assert.match(await owner.read(`${here}/gate/file`), /,gone: not shown: only a hash is stored,one/);
  });

  test('a value that was not stored is marked in the owner’s language', async () => {
    await add('one', { pin: notStoredText });
    assert.match(await owner.speaking('de').read(`${here}/one`), /<dt>pin <small>nicht im Formular<\/small><\/dt><dd><bdi>\(nicht aufbewahrt: /);
  });

  test('and never as markup', async () => {
    await add('one', { who: '<img src=x onerror=alert(1)>', '<b>': 'x' });
    for (const path of [here, `${here}?form=party&view=table`, `${here}/one`]) assert.doesNotMatch(await owner.read(path), /<img|<b>/);
  });
});

describe('requests for what does not exist are refused', () => {
  for (const path of [`${here}/nope`, `${here}/%00`, `${here}?form=nope`, `${here}?form=`]) {
    test(path, async () => assert.equal((await owner.get(path)).status, 404));
  }
  test('a button that does not exist', async () => assert.equal((await owner.post(here, { change: 'drop', id: 'x' })).status, 400));
  test('a change without the token of the session', async () => {
    await add('one');
    assert.equal((await owner.post(here, { change: 'delete', id: 'one' }, 'x')).status, 403);
    assert.equal((await row('one'))!.deletedAt, null);
  });
  test('a change without a selection, with a message', async () => assert.match(await owner.read(await change('delete', 'gone')), /Nothing was selected/));
});

describe('SUBMISSIONS_KEPT_DAYS', () => {
  for (const [text, days] of [[undefined, undefined], ['', undefined], ['365', 365], [' 30 ', 30]] as const) {
    test(`${text} is ${days}`, () => assert.equal(readRetentionDays(text), days));
  }
  for (const text of ['0', '-1', '1.5', 'a year', '365d', '1e3']) {
    test(`${text} is refused before anything is deleted`, () => assert.throws(() => readRetentionDays(text), /expected a number of days/));
  }
});
