import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalendarEvent } from './event.js';
import { readEventRecord } from './event.js';
import { googleCalendarUrl, outlookUrl } from './calendar-links.js';
import { eventJsonLd } from './event-json-ld.js';
import { getEventDays, hourText, whenText } from './event-words.js';
import { addMonths, firstWeekday, getMonth, getWeeks } from './month.js';
import { plainOccurrences } from './plain-occurrences.js';

const day = (text: string) => Date.parse(`${text}T00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const occurrence = (record: object) => plainOccurrences(readEventRecord({ title: 'Kiln & tea', timeZone: 'Europe/London', ...record }) as CalendarEvent)[0]!;

describe('a month', () => {
  for (const [month, weekday, first, last] of [
    ['2026-02-01', 1, '2026-01-26', '2026-03-08'], ['2026-02-01', 0, '2026-02-01', '2026-03-14'], ['2024-02-01', 6, '2024-01-27', '2024-03-08'],
    ['2026-12-01', 1, '2026-11-30', '2027-01-10'],
  ] as const) {
    it(`${month} in weeks from weekday ${weekday}`, () => {
      const days = getWeeks(getMonth(day(month)), weekday).flat();
      assert.deepEqual([iso(days[0]!), iso(days.at(-1)!), days.length], [first, last, 42]);
    });
  }

  for (const [from, count, to] of [['2026-01-31', 1, '2026-02-28'], ['2024-01-31', 1, '2024-02-29'], ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'], ['2026-03-31', -1, '2026-02-28']] as const) {
    it(`${from} and ${count} months`, () => assert.equal(iso(addMonths(day(from), count)), to));
  }

  it('begins its weeks as the region does, by the table of the platform', () => {
    type Weeks = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };
    for (const tag of ['en-US', 'en-GB', 'de', 'fr', 'pt-BR', 'ja', 'ko', 'ar-EG', 'ar-SA', 'ar-KW', 'he', 'hi', 'sv', 'pl', 'nl', 'tr', 'it', 'es', 'es-MX',
      'zh', 'zh-TW', 'en-CA', 'fr-CA', 'en-IE', 'en-ZA', 'dv-MV']) {
      const locale = new Intl.Locale(tag) as Weeks;
      const { firstDay } = (locale.getWeekInfo?.() ?? locale.weekInfo)!;
      assert.equal(firstWeekday(tag), firstDay % 7, tag);
    }
    assert.deepEqual([firstWeekday('en'), firstWeekday('ar'), firstWeekday('pt'), firstWeekday('xx')], [0, 6, 0, 1]);
  });
});

describe('words of an event', () => {
  it('say when it is, where it takes place', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ').replace(/^(\w+),/, '$1'); // versions of ICU differ in the comma
    assert.equal(plain(whenText('en-GB', occurrence({ start: '2026-07-05T19:00', end: '2026-07-05T21:00' }))), 'Sunday 5 July 2026, 19:00–21:00');
    assert.equal(plain(whenText('en-GB', occurrence({ start: '2026-07-05', end: '2026-07-05' }))), 'Sunday 5 July 2026');
    assert.equal(plain(whenText('en-GB', occurrence({ start: '2026-12-31', end: '2027-01-02' }))), 'Thursday 31 December 2026 – Saturday 2 January 2027');
    assert.match(whenText('ar-SA', occurrence({ start: '2026-07-05' })), /2026|٢٠٢٦/);
    assert.equal(plain(hourText('en-US', occurrence({ start: '2026-07-05T19:00' }))), '7:00 PM');
  });

  it('say on which days it is', () => {
    const days = (record: object) => getEventDays(occurrence(record)).map(iso);
    assert.deepEqual(days({ start: '2026-07-05T19:00', end: '2026-07-06T02:00' }), ['2026-07-05', '2026-07-06']);
    assert.deepEqual(days({ start: '2026-07-05T19:00', end: '2026-07-06T00:00' }), ['2026-07-05', '2026-07-05']);
    assert.deepEqual(days({ start: '2026-07-05T00:00' }), ['2026-07-05', '2026-07-05']);
    assert.deepEqual(days({ start: '2026-07-05', end: '2026-07-07' }), ['2026-07-05', '2026-07-07']);
  });
});

describe('an event elsewhere', () => {
  const concert = occurrence({ start: '2026-07-05T19:00', end: '2026-07-05T21:00', venue: 'Net Loft', town: 'Salthouse', description: 'A & b', url: '/visit',
    tickets: '/shop', status: 'sold-out' });

  it('is added to Google Calendar and to Outlook', () => {
    const google = new URL(googleCalendarUrl(concert)).searchParams;
    assert.deepEqual([google.get('text'), google.get('dates'), google.get('location'), google.get('ctz')],
      ['Kiln & tea', '20260705T180000Z/20260705T200000Z', 'Net Loft, Salthouse', 'Europe/London']);
    const outlook = new URL(outlookUrl(concert)).searchParams;
    assert.deepEqual([outlook.get('subject'), outlook.get('startdt'), outlook.get('enddt')], ['Kiln & tea', '2026-07-05T18:00:00Z', '2026-07-05T20:00:00Z']);
    const whole = occurrence({ start: '2026-07-05', end: '2026-07-06' });
    assert.equal(new URL(googleCalendarUrl(whole)).searchParams.get('dates'), '20260705/20260707');
    assert.deepEqual(['startdt', 'enddt', 'allday'].map(name => new URL(outlookUrl(whole)).searchParams.get(name)), ['2026-07-05', '2026-07-07', 'true']);
  });

  it('is described to search engines', () => {
    assert.deepEqual(eventJsonLd(concert, 'https://example.com/'), {
      '@context': 'https://schema.org', '@type': 'Event', name: 'Kiln & tea', startDate: '2026-07-05T19:00:00+01:00', endDate: '2026-07-05T21:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled', location: { '@type': 'Place', name: 'Net Loft', address: 'Net Loft, Salthouse' }, description: 'A & b',
      url: 'https://example.com/visit', offers: { '@type': 'Offer', url: 'https://example.com/shop', availability: 'https://schema.org/SoldOut' },
    });
    assert.equal(eventJsonLd(occurrence({ start: '2026-07-05', end: '2026-07-06' }), '').endDate, '2026-07-06');
  });
});
