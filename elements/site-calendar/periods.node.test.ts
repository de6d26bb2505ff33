import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getPeriod, getTitle, readHours, readViews, turnPeriod, type ViewName } from './periods.js';

const day = (text: string) => Date.parse(`${text}T00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('the period of a view', () => {
  const rows: [view: ViewName, at: string, firstWeekday: number, first: string, last: string, later: string, title: string][] = [
    ['month', '2026-12-31', 1, '2026-12-01', '2026-12-31', '2027-01-31', 'December 2026'],
    ['agenda', '2026-02-14', 1, '2026-02-01', '2026-02-28', '2026-03-14', 'February 2026'],
    ['list', '2026-01-31', 1, '2026-01-01', '2026-01-31', '2026-02-28', 'January 2026'],
    ['week', '2026-12-03', 1, '2026-11-30', '2026-12-06', '2026-12-10', 'Nov 30 – Dec 6, 2026'],
    ['week', '2026-12-05', 6, '2026-12-05', '2026-12-11', '2026-12-12', 'Dec 5 – 11, 2026'],
    ['week', '2026-12-31', 0, '2026-12-27', '2027-01-02', '2027-01-07', 'Dec 27, 2026 – Jan 2, 2027'],
    ['day', '2026-12-31', 1, '2026-12-31', '2026-12-31', '2027-01-01', 'Thursday, December 31, 2026'],
  ];
  for (const [view, at, firstWeekday, first, last, later, title] of rows) {
    it(`${view} of ${at} is ${title}`, () => {
      const period = getPeriod(view, day(at), firstWeekday);
      assert.deepEqual([...period.map(iso), iso(turnPeriod(view, day(at), 1))], [first, last, later]);
      assert.equal(getTitle('en', view, period).replace(/[\u2009\u202f]/g, ' '), title);
    });
  }
});

describe('the names of views', () => {
  const rows: [text: string, views: ViewName[], unknown?: string][] = [
    ['', []], ['month week', ['month', 'week']], ['Agenda, month, agenda', ['agenda', 'month']], ['year day', ['day'], 'year'],
  ];
  for (const [text, views, unknown] of rows) it(`"${text}"`, () => assert.deepEqual(readViews(text), { views, unknown }));
});

describe('the hours of a setting', () => {
  for (const [text, expected] of [['8-18', [8, 18]], [' 0 – 24 ', [0, 24]], ['18-8', null], ['8', null], ['8-25', null], ['', null]] as const)
    it(`are ${String(expected)} for "${text}"`, () => assert.deepEqual(readHours(text), expected));
});
