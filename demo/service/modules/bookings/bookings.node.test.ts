import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { BookingAnswer, BookingTakenAnswer, BookingTimesAnswer } from 'site-elements/contract/bookings';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { bookings, bookingServices } from './bookings.schema.js';

const password = 'correct horse battery';
const site = 'https://pots.example';
const hour = 3_600_000;
// A Monday; the lesson is on weekdays from 10 to 13 o'clock in Dublin.
const start = Date.parse('2026-03-02T08:00:00Z');
const first = '2026-03-03T10:00:00.000Z';
const second = '2026-03-03T11:00:00.000Z';
const third = '2026-03-03T12:00:00.000Z';

const outbox = memoryOutbox();
let now = start;
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password }, outbox, siteUrl: site, clock: () => now });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());
beforeEach(async () => {
  now = start;
  outbox.mails.length = 0;
  const { database } = run.service;
  await database.delete(bookings);
  await database.delete(bookingServices);
  await database.insert(bookingServices).values({
    id: 'lesson', title: 'Lesson', minutes: 60, stepMinutes: 60, seats: 2, mostPeople: 2, changeMinutes: 120, timeZone: 'Europe/Dublin', notify: 'nora@pots.example',
    hours: ['10-13', '10-13', '10-13', '10-13', '10-13', '', ''],
  });
});

let keys = 0;
const newKey = () => `key-of-test-${keys += 1}`;
const request = (more: object = {}) => ({ key: newKey(), start: first, name: 'Ada', email: `ada${keys}@example.com`, ...more });
const book = (more: object = {}, headers?: Record<string, string>) => run.post('/api/bookings/lesson', request(more), headers);
const booked = async (more: object = {}, headers?: Record<string, string>): Promise<BookingAnswer> => {
  const answer = await book(more, headers);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
};
const times = async (query = '?from=2026-03-03&days=1'): Promise<BookingTimesAnswer> => (await fetch(`${run.address}/api/bookings/lesson/times${query}`)).json();
const left = async () => Object.fromEntries((await times()).times.map(({ start: at, left: places }) => [at.slice(11, 16), places]));
const path = ({ url }: BookingAnswer) => url.replace(site, '');
const html = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
const read = async (at: string) => (await fetch(run.address + at, { headers: html })).text();
const press = (at: string, fields: Record<string, string>) =>
  fetch(run.address + at, { method: 'POST', redirect: 'manual', headers: html, body: new URLSearchParams(fields) });
const rows = () => run.service.database.select().from(bookings).orderBy(bookings.startsAt);
const mails = async () => {
  await run.service.mailQueue.settled();
  return outbox.mails;
};

describe('free times', () => {
  test('are listed with the places that are left, and the day of the next ones', async () => {
    await booked({ people: 2 });
    await booked({ start: second });
    const answer = await times();
    assert.deepEqual(answer, {
      title: 'Lesson', description: '', minutes: 60, timeZone: 'Europe/Dublin', mostPeople: 2, from: '2026-03-03', days: 1,
      times: [{ start: second, left: 1 }, { start: third, left: 2 }], next: '2026-03-04',
    });
    assert.deepEqual((await times('?from=2026-03-03&days=1&people=2')).times.map(({ start: at }) => at), [third]);
  });

  test('begin today, end where the service ends, and are empty for a service that is closed', async () => {
    assert.equal((await times('?from=2020-01-01')).from, '2026-03-02');
    assert.deepEqual((await times('?from=9999-12-31')).times, []);
    await run.service.database.update(bookingServices).set({ isOpen: false });
    assert.deepEqual([(await times()).times, (await times()).next], [[], null]);
  });

  for (const [query, status] of [['?days=32', 400], ['?days=0', 400], ['?from=tomorrow', 400], ['?people=x', 400], ['?from=2026-02-31', 200], ['', 200]] as const)
    test(`with "${query}" are answered by ${status}`, async () => assert.equal((await fetch(`${run.address}/api/bookings/lesson/times${query}`)).status, status));
  test('of a service that does not exist are not found', async () => assert.equal((await fetch(`${run.address}/api/bookings/none/times`)).status, 404));
});

describe('a booking', () => {
  test('is stored, and reported to visitor and owner in their languages', async () => {
    const answer = await booked({ email: 'grete@example.com', name: 'Grete', note: 'Mit Schürze', people: 2 }, { 'accept-language': 'de' });
    assert.deepEqual([answer.start, answer.end], [first, second]);
    const [toVisitor, toOwner] = await mails();
    assert.deepEqual([toVisitor!.to, toVisitor!.replyTo, toOwner!.to, toOwner!.replyTo], ['grete@example.com', 'nora@pots.example', 'nora@pots.example', 'grete@example.com']);
    assert.match(toVisitor!.subject, /^Gebucht: Lesson, Dienstag, 3\. März 2026/);
    assert.ok(toVisitor!.text.includes(answer.url) && toVisitor!.text.includes(`${answer.url}/file`));
    assert.match(toOwner!.subject, /^New booking: Lesson, Tuesday,? 3 March 2026 at 10:00.*, Grete$/);
    assert.match(toOwner!.text, /2 people[^]*Grete\ngrete@example\.com[^]*Mit Schürze/);
  });

  test('that is sent again after a lost response is the same, also if all places are taken since', async () => {
    const same = request({ people: 2 });
    const one = await (await run.post('/api/bookings/lesson', same)).json();
    const again = await (await run.post('/api/bookings/lesson', same)).json();
    assert.deepEqual([again, (await rows()).length, (await mails()).length], [one, 1, 2]);
    assert.equal((await run.post('/api/bookings/lesson', { ...same, email: 'eve@example.com' })).status, 409);
    assert.equal((await run.post('/api/bookings/lesson', { ...same, start: second })).status, 409);
  });

  test('that is sent several times at the same moment is stored once', async () => {
    const same = request();
    const answers = await Promise.all(Array.from({ length: 8 }, () => run.post('/api/bookings/lesson', same)));
    assert.deepEqual([[...new Set(answers.map(({ status }) => status))], (await rows()).length], [[200], 1]);
  });

  test('of a time that is taken offers others, and stores nothing', async () => {
    await booked({ people: 2 });
    const answer = await book();
    const body = await answer.json() as BookingTakenAnswer;
    assert.deepEqual([answer.status, body.field, body.times.slice(0, 3).map(one => one.start)], [409, 'start', ['2026-03-02T10:00:00.000Z', '2026-03-02T11:00:00.000Z', '2026-03-02T12:00:00.000Z']]);
    assert.ok(body.times.some(one => one.start === second) && !body.times.some(one => one.start === first));
    assert.match(body.error, /no longer free\. Nothing was booked/);
    assert.deepEqual([(await rows()).length, (await mails()).length], [1, 2]);
  });

  test('never takes more places than there are, of visitors at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(2).fill(200), ...Array(18).fill(409)]);
    assert.equal((await left())['10:00'], undefined);
  });

  const refused: [title: string, more: object, status: number, field: string][] = [
    ['between two starts', { start: '2026-03-03T10:30:00.000Z' }, 409, 'start'],
    ['outside of opening hours', { start: '2026-03-03T15:00:00.000Z' }, 409, 'start'],
    ['in the past', { start: '2026-02-27T10:00:00.000Z' }, 409, 'start'],
    ['too far ahead', { start: '2027-03-03T10:00:00.000Z' }, 409, 'start'],
    ['in no time', { start: 'soon' }, 400, 'start'],
    ['for more people than allowed', { people: 3 }, 400, 'people'],
    ['for nobody', { people: 0 }, 400, 'people'],
    ['without a name', { name: ' ' }, 400, 'name'],
    ['without an address', { email: 'ada' }, 400, 'email'],
    ['by a bot', { honeypot: 'https://spam.example' }, 400, 'honeypot'],
    ['with a long message', { note: 'x'.repeat(1001) }, 400, 'note'],
  ];
  for (const [title, more, status, field] of refused) {
    test(`${title} is refused`, async () => {
      const answer = await book(more);
      assert.deepEqual([answer.status, (await answer.json()).field, (await rows()).length], [status, field, 0]);
    });
  }

  test('is refused to an address with many', async () => {
    for (const [at, from] of [first, second, third, '2026-03-04T10:00:00.000Z', '2026-03-04T11:00:00.000Z'].entries()) await booked({ start: from, email: at % 2 ? 'Ada@example.com' : 'ada@example.com' });
    const answer = await book({ start: '2026-03-04T12:00:00.000Z', email: 'ada@example.com' });
    assert.deepEqual([answer.status, (await answer.json()).field], [409, 'email']);
  });
});

describe('the link of a booking', () => {
  test('moves it in one step: the old time is free again, and both sides are notified', async () => {
    const answer = await booked({ people: 2 });
    assert.match(await read(path(answer)), /Tuesday,? 3 March 2026 at 10:00[^]*<option value="2026-03-03T11:00:00\.000Z">/);
    assert.equal((await press(path(answer), { act: 'move', start: second })).status, 303);
    assert.deepEqual(await left(), { '10:00': 2, '12:00': 2 });
    const sent = (await mails()).slice(2);
    assert.match(sent[0]!.subject, /^New time: Lesson, .*11:00/);
    assert.match(sent[0]!.text, /Before: .*10:00/);
    assert.match(sent[1]!.subject, /^Booking changed/);
    assert.equal((await press(path(answer), { act: 'move', start: second })).status, 303, 'pressed twice');
    assert.equal((await mails()).length, 4);
  });

  test('moves it by part of its own time', async () => {
    await run.service.database.update(bookingServices).set({ stepMinutes: 30, seats: 1, mostPeople: 1 });
    const answer = await booked();
    assert.equal((await press(path(answer), { act: 'move', start: '2026-03-03T10:30:00.000Z' })).status, 303);
  });

  test('leaves it where it was if the new time is taken', async () => {
    await booked({ people: 2, start: second });
    const answer = await booked();
    const page = await press(path(answer), { act: 'move', start: second });
    assert.equal(page.status, 409);
    assert.match(await page.text(), /no longer free\. Nothing was booked or changed/);
    assert.deepEqual((await rows()).map(({ startsAt }) => startsAt.toISOString()), [first, second]);
  });

  test('of two that move to the last place at the same moment, one has it', async () => {
    await booked({ start: second });
    const answers = [await booked(), await booked()];
    const pressed = await Promise.all(answers.map(answer => press(path(answer), { act: 'move', start: second })));
    assert.deepEqual(pressed.map(({ status }) => status).sort(), [303, 409]);
  });

  test('cancels it, once', async () => {
    const answer = await booked({ people: 2 });
    assert.match(await read(path(answer)), /<details><summary>Cancel the booking/);
    for (let at = 0; at < 2; at += 1) assert.equal((await press(path(answer), { act: 'cancel' })).status, 303);
    assert.match(await read(path(answer)), /This booking is canceled/);
    assert.equal((await left())['10:00'], 2);
    assert.deepEqual((await mails()).slice(2).map(({ subject }) => subject.split(':')[0]), ['Canceled', 'Booking canceled']);
    assert.equal((await press(path(answer), { act: 'move', start: second })).status, 409, 'a canceled booking does not return');
  });

  test('changes nothing shortly before, and shows a message', async () => {
    const answer = await booked();
    now = Date.parse(first) - 2 * hour;
    assert.match(await read(path(answer)), /can no longer be changed online/);
    for (const fields of [{ act: 'cancel' }, { act: 'move', start: third }] as Record<string, string>[]) assert.equal((await press(path(answer), fields)).status, 409);
    assert.equal((await rows())[0]!.state, 'booked');
  });

  test('has a file for calendars, with a higher number after each change', async () => {
    const answer = await booked();
    const file = () => read(`${path(answer)}/file`);
    assert.match(await file(), /^BEGIN:VCALENDAR\r\n[^]*UID:[\da-f-]{36}@site-elements\r\nSEQUENCE:0\r\n[^]*DTSTART:20260303T100000Z\r\nDTEND:20260303T110000Z\r\nSTATUS:CONFIRMED\r\nSUMMARY:Lesson\r\n/);
    await press(path(answer), { act: 'move', start: second });
    await press(path(answer), { act: 'cancel' });
    assert.match(await file(), /SEQUENCE:2\r\n[^]*DTSTART:20260303T110000Z[^]*STATUS:CANCELLED/);
  });

  test('is refused if it is not ours', async () => {
    const answer = await booked();
    for (const wrong of ['/booking/x', `${path(answer)}x`, path(answer).replace(/.{3}$/, 'abc'), `/booking/${'a'.repeat(36)}.${'b'.repeat(43)}`]) {
      for (const method of ['GET', 'POST']) assert.equal((await fetch(run.address + wrong, { method, headers: html })).status, 404, `${method} ${wrong}`);
    }
  });
});

describe('the page for booking', () => {
  test('lists free times, takes one, and leads to the booking', async () => {
    const page = await read('/book/lesson');
    const link = /href="(\/book\/lesson\?start=2026-03-03T10[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    const form = await read(link);
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)![1]!;
    const fields = { _key: field('_key'), start: field('start'), people: '2', name: 'Ada', email: 'ada@example.com', note: '', _homepage: '' };
    const answers = [await press('/book/lesson', fields), await press('/book/lesson', fields)];
    assert.deepEqual(answers.map(({ status }) => status), [303, 303], 'pressed twice');
    assert.match(await read(answers[0]!.headers.get('location')!), /Your booking is confirmed[^]*ada@example\.com[^]*Number of people<\/dt><dd>2/);
    assert.equal((await rows()).length, 1);
  });

  test('keeps what was typed, and offers other times if the time is taken', async () => {
    await booked({ people: 2 });
    const answer = await press('/book/lesson', { _key: newKey(), start: first, people: '1', name: 'Ada & Bea', email: 'ada@example.com', note: 'Two aprons' });
    const page = await answer.text();
    assert.equal(answer.status, 409);
    assert.match(page, /role="alert"><strong>This time is no longer free[^]*type="radio" name="start" value="2026-03-03T11:00:00\.000Z"[^]*value="Ada &amp; Bea"[^]*Two aprons/);
  });

  for (const [title, wrong, said] of [
    ['a missing name', { name: '' }, 'Name: Please fill in this field.'],
    ['a wrong address', { email: 'ada' }, 'Email: Email is not valid'],
    ['a bot', { _homepage: 'x' }, 'verify that you’re human'],
  ] as const) {
    test(`says what is wrong: ${title}`, async () => {
      const answer = await press('/book/lesson', { _key: newKey(), start: first, people: '1', name: 'Ada', email: 'ada@example.com', note: 'Kept', ...wrong });
      const page = await answer.text();
      assert.equal(answer.status, 400);
      assert.ok(page.includes(said) && page.includes('Kept') && page.includes(`value="${first}"`), page);
    });
  }
});

describe('the owner', () => {
  const typed = {
    title: 'Glaze day', description: '', minutes: '90', step: '90', buffer: '0', seats: '4', most: '2', lead: '2', change: '24', ahead: '30', remind: '24',
    timeZone: 'Europe/Dublin', hours0: '10-13', hours1: '', hours2: '', hours3: '', hours4: '', hours5: '', hours6: '', closedDays: '2026-12-24 to 2026-12-26', notify: '', open: 'yes',
  };

  test('adds what can be booked, and changes it', async () => {
    const answer = await owner.post('/owner/bookings/services/new', typed);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/owner/bookings/services/glaze-day']);
    assert.match(await read('/book/glaze-day'), /Glaze day[^]*Monday,? 9 March 2026/);
    assert.equal((await owner.post('/owner/bookings/services/glaze-day', { ...typed, open: '' })).status, 303);
    assert.match(await read('/book/glaze-day'), /can’t be booked online right now/);
    const [stored] = await run.service.database.select().from(bookingServices).where(eq(bookingServices.id, 'glaze-day'));
    assert.deepEqual([stored!.hours[0], stored!.closedDays, stored!.leadMinutes, stored!.isOpen], ['10:00-13:00', ['2026-12-24/2026-12-26'], 120, false]);
    assert.equal((await owner.post('/owner/bookings/services/glaze-day/delete')).status, 303);
    assert.equal((await fetch(`${run.address}/book/glaze-day`)).status, 404);
  });

  for (const [name, value, said] of [
    ['title', ' ', 'Enter a name.'], ['minutes', '3', 'Length, in minutes: enter a whole number from 5 to 1440.'], ['seats', 'x', 'from 1 to 1000'],
    ['timeZone', 'Dublin', 'Enter a time zone'], ['hours0', '13-10', 'Monday: enter opening hours'], ['closedDays', 'Christmas', 'Enter closed days'], ['notify', 'nora', 'Enter an email address'],
  ] as const) {
    test(`reads what is wrong with "${value}" as ${name}, and has all that was typed`, async () => {
      const answer = await owner.post('/owner/bookings/services/new', { ...typed, description: 'Kept words', [name]: value });
      const page = await answer.text();
      assert.ok(answer.status === 400 && page.includes(said) && page.includes('Kept words'), page);
    });
  }

  test('cannot delete what has bookings', async () => {
    await booked();
    assert.match(await (await owner.post('/owner/bookings/services/lesson/delete')).text(), /There are bookings of it/);
  });

  test('reads bookings, finds one, and cancels it with a message', async () => {
    const answer = await booked({ name: 'Ada <b>', email: 'ada@example.com', note: 'An apron' });
    await booked({ name: 'Bea', email: 'bea@example.com', start: second });
    assert.match(await owner.read('/owner/bookings'), /10:00[^]*Ada &lt;b&gt;[^]*An apron[^]*11:00[^]*Bea/);
    assert.doesNotMatch(await owner.read('/owner/bookings?search=bea'), /Ada/);
    await owner.post('/owner/bookings', { id: answer.id, act: 'cancel', message: 'The kiln is broken.' });
    const sent = (await mails()).slice(4);
    assert.deepEqual(sent.map(({ to }) => to), ['ada@example.com']);
    assert.match(sent[0]!.text, /The kiln is broken\./);
    assert.match(await owner.read('/owner/bookings?view=canceled'), /Ada/);
    await owner.post('/owner/bookings', { id: answer.id, act: 'delete', view: 'canceled' });
    assert.deepEqual((await rows()).map(({ name }) => name), ['Bea']);
    assert.match(await owner.read('/owner/bookings/file'), /Bea,bea@example\.com/);
  });

  test('has bookings that are over on a list of their own', async () => {
    await booked({ name: 'Bea' });
    now += 72 * hour;
    assert.doesNotMatch(await owner.read('/owner/bookings'), /Bea/);
    assert.match(await owner.read('/owner/bookings?view=past'), /Bea/);
  });

  test('is the only one who reads or changes them', async () => {
    await booked();
    for (const at of ['/owner/bookings', '/owner/bookings/file', '/owner/bookings/services', '/owner/bookings/services/lesson'])
      assert.doesNotMatch(await (await fetch(run.address + at, { headers: html })).text(), /Lesson/, at);
    const { id } = (await rows())[0]!;
    assert.notEqual((await press('/owner/bookings', { id, act: 'delete' })).status, 303);
    assert.equal((await owner.post('/owner/bookings', { id, act: 'delete' }, 'wrong')).status, 403);
    assert.equal((await rows()).length, 1);
  });
});

describe('a reminder', () => {
  test('is sent once, a day before, unless the booking is canceled or recent', async () => {
    now = Date.parse('2026-03-02T08:00:00Z');
    await booked({ start: '2026-03-04T10:00:00.000Z', email: 'ada@example.com' });
    const canceled = await booked({ start: '2026-03-04T10:00:00.000Z', email: 'bea@example.com' });
    await press(path(canceled), { act: 'cancel' });
    await mails();
    outbox.mails.length = 0;
    const sweep = async () => {
      await Promise.all([run.service.sweep(), run.service.sweep()]);
      return (await mails()).map(({ to, subject }) => `${to} ${subject.split(':')[0]}`);
    };
    now = Date.parse('2026-03-03T09:59:00Z');
    assert.deepEqual(await sweep(), []);
    now = Date.parse('2026-03-03T10:00:00Z');
    await booked({ start: third, email: 'cem@example.com' });
    await mails();
    outbox.mails.length = 0;
    assert.deepEqual(await sweep(), ['ada@example.com Reminder']);
    now += hour;
    assert.deepEqual(await sweep(), ['ada@example.com Reminder']);
    assert.match(outbox.mails[0]!.text, /https:\/\/pots\.example\/booking\//);
  });
});
