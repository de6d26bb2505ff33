import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { readFigureSettings, saveFigureSettings } from './figure-settings.js';
import { FigureStore } from './figure-store.js';
import { findEmailRange } from './figures-email.js';
import { readCount } from './read-count.js';
import { sendFigures } from './send-figures.js';

let run: TestService;
let owner: OwnerVisitor;
let now = new Date('2026-11-18T10:00:00Z');
const outbox = memoryOutbox();
before(async () => {
  ({ run, owner } = await startWithOwner({ clock: () => now.getTime(), siteUrl: 'https://pots.example', outbox }, { email: 'ada@pots.example' }));
  await saveFigureSettings(run.service.database, { isOn: true });
});
after(() => run.stop());

const press = (action: string, fields: Record<string, string>) => owner.post(`${paths.ownerFigures}/${action}`, fields);
/** Four sweeps at the same time, as of several processes, and what they have sent. */
async function sweepAt(moment: string): Promise<typeof outbox.mails> {
  now = new Date(moment);
  const known = outbox.mails.length;
  await Promise.all(Array.from({ length: 4 }, () => run.service.sweep()));
  await run.service.mailQueue.settled();
  return outbox.mails.slice(known);
}
async function count(moment: string, body: object, times = 1): Promise<void> {
  const store = new FigureStore({ database: run.service.database, timeZone: () => Promise.resolve('UTC'), now: () => new Date(moment) });
  await Promise.all(Array.from({ length: times }, () => store.add(readCount({ event: 'view', page: '/', ...body }, { country: '' }))));
}

test('an email is about the last week from Monday to Sunday, or the last month, and about the one before', () => {
  const ends = (rhythm: 'week' | 'month', today: string) => {
    const { from, until, before: earlier } = findEmailRange(rhythm, today);
    return [from, until, earlier.from, earlier.until];
  };
  assert.deepEqual(ends('week', '2026-11-30'), ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22']);
  for (const today of ['2026-11-23', '2026-11-29']) assert.deepEqual(ends('week', today), ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15']);
  assert.deepEqual(ends('month', '2027-03-01'), ['2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31']);
  assert.deepEqual(ends('month', '2027-01-31'), ['2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30']);
});

test('no email is sent until the owner chooses a rhythm, and the first when a week is over', async () => {
  assert.deepEqual(await sweepAt('2026-11-16T10:00:00Z'), []);
  await count('2026-11-12T10:00:00Z', { isEntry: true }, 4);
  now = new Date('2026-11-18T10:00:00Z');
  assert.match(await owner.read(paths.ownerFigures), /<option value="off" selected>[^]*Sent to <bdi>ada@pots\.example<\/bdi>/);
  assert.equal((await press('emails', { emails: 'day' })).status, 400);
  assert.equal((await press('emails', { emails: 'week' })).status, 303);
  assert.match(await owner.read(paths.ownerFigures), /<option value="week" selected>/);
  assert.deepEqual(await sweepAt('2026-11-18T11:00:00Z'), [], 'the week that was over before');
  await count('2026-11-19T10:00:00Z', { isEntry: true, page: '/shop', referrer: 'search.example', campaign: 'autumn' }, 6);
  await count('2026-11-22T23:59:00Z', { event: 'press', name: 'book', page: '/shop' }, 2);
  await count('2026-11-22T23:59:00Z', { event: 'missing', page: '/old' });
  await count('2026-11-23T00:00:00Z', { isEntry: true, page: '/later' });
  assert.deepEqual(await sweepAt('2026-11-23T06:59:00Z'), [], 'not at night');
  const mails = await sweepAt('2026-11-23T07:00:00Z');
  assert.deepEqual(mails.map(({ to, subject }) => [to, subject]), [['ada@pots.example', 'pots.example: Visits from 16 Nov 2026 to 22 Nov 2026']]);
  const { text } = mails[0]!;
  assert.deepEqual(text.split('\n').slice(0, -1), [
    'Visits from 16 Nov 2026 to 22 Nov 2026', '',
    'Page views: 6 (+50%, before 4)', 'Visits: 6 (+50%, before 4)', 'Page views per visit: 1 (0%, before 1)', '',
    'Pages', '- /shop: 6', '', 'Referrers', '- search.example: 6', '', 'Campaigns', '- autumn: 6', '', 'Goals', '- button clicked: book: 2', '',
    'Pages not found', '- /old: 1', '',
    'All figures: https://pots.example/owner/figures?from=2026-11-16&until=2026-11-22',
  ]);
  assert.deepEqual(await sweepAt('2026-11-23T08:00:00Z'), [], 'once');
  assert.equal((await sweepAt('2026-12-15T08:00:00Z')).length, 1, 'after a break, the last week alone');
});

test('an email is in the language of the owner, and a process of another time zone waits for its morning', async () => {
  await press('emails', { emails: 'off' });
  await press('emails', { emails: 'month' });
  const { database, mailQueue } = run.service;
  const sendAt = async (moment: string, language: Language = 'de') => {
    const known = outbox.mails.length;
    await Promise.all([1, 2].map(() => sendFigures({
      database, mailQueue, to: 'ada@pots.example', siteUrl: '', token: 'x', now: () => new Date(moment),
      ownerLanguage: () => Promise.resolve(language), timeZone: () => Promise.resolve('America/Los_Angeles'),
    })));
    await mailQueue.settled();
    return outbox.mails.slice(known).map(({ subject, text }) => `${subject}\n${text}`);
  };
  for (const moment of ['2027-01-01T07:59:00Z', '2027-01-01T14:59:00Z']) assert.deepEqual(await sendAt(moment), []);
  const [mail, ...more] = await sendAt('2027-01-01T15:00:00Z');
  assert.match(mail!, /^Besuche vom 01\.12\.2026 bis 31\.12\.2026\n[^]*Seitenaufrufe: 0/);
  assert.doesNotMatch(mail!, /https:/);
  assert.deepEqual(more, []);
  assert.match((await sendAt('2027-02-01T15:00:00Z', 'ar'))[0]!, /الزيارات/);
});

test('the last link of an email ends them without a login, after a click on its button', async () => {
  await press('emails', { emails: 'week' });
  await owner.speaking('fr').read(paths.ownerFigures);
  const [mail] = await sweepAt('2027-03-01T07:00:00Z');
  assert.match(mail!.text, /Pages vues/, 'the language in which the page was opened last');
  const link = mail!.text.split(' ').at(-1)!.replace('https://pots.example', run.address);
  const page = await (await fetch(link)).text();
  assert.match(page, /<html lang="fr"[^]*<form method="post" action="\/figures\/unsubscribe\?token=/);
  for (const wrong of [`${link}x`, link.split('?')[0]!]) {
    for (const method of ['GET', 'POST']) assert.equal((await fetch(wrong, { method })).status, 400);
  }
  assert.equal((await readFigureSettings(run.service.database)).emails, 'week');
  assert.equal((await fetch(link, { method: 'POST' })).status, 200);
  assert.equal((await readFigureSettings(run.service.database)).emails, 'off');
  assert.deepEqual(await sweepAt('2027-03-08T07:00:00Z'), []);
});

test('no email is sent while counting is off', async () => {
  await press('emails', { emails: 'week' });
  await saveFigureSettings(run.service.database, { isOn: false });
  assert.deepEqual(await sweepAt('2027-03-22T07:00:00Z'), []);
});
