import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainOccurrences } from '../../../core/calendar/plain-occurrences.js';
import { readEventRecords } from '../../../core/calendar/event.js';
import { layOutWeek } from './week-lanes.js';

const monday = Date.UTC(2026, 10, 30);
const week = Array.from({ length: 7 }, (_, day) => monday + day * 86_400_000);
const occurrence = (text: string) => {
  const [title = '', start = '', end = ''] = text.split(' ');
  return readEventRecords([{ title, start, ...end && { end } }], 'Europe/London').events.flatMap(event => plainOccurrences(event));
};
/** `A-A-A`: a band begins and continues; `<A` and `A>`: it begins earlier and ends later; `.`: an empty lane. */
const drawn = (events: readonly string[], lanes: number) => {
  const days = layOutWeek(week, events.flatMap(occurrence), lanes);
  return days.map(day => day.lanes.map(lane => {
    if (!lane) return '.';
    const { segment, isFirst } = lane;
    return `${isFirst ? segment.startsEarlier ? '<' : '' : '-'}${segment.occurrence.event.title}${isFirst && segment.endsLater ? '>' : ''}`;
  }).join('') + (day.hidden ? `+${day.hidden}` : '')).join('|');
};

describe('the lanes of a week', () => {
  const rows: [said: string, events: string[], lanes: number, expected: string][] = [
    ['one day is one cell', ['A 2026-12-01'], 2, '|A|||||'],
    ['several days are one band', ['A 2026-12-01 2026-12-03'], 2, '|A|-A|-A|||'],
    ['a band continues from the week before and into the next one', ['A 2026-11-20 2026-12-20'], 2, '<A>|-A|-A|-A|-A|-A|-A'],
    ['a night is a band of two days', ['A 2026-12-01T22:00 2026-12-02T02:00'], 2, '|A|-A||||'],
    ['an event until midnight has one day', ['A 2026-12-01T22:00 2026-12-02T00:00'], 2, '|A|||||'],
    ['a band keeps its lane where another one ends', ['A 2026-11-30 2026-12-01', 'B 2026-12-01 2026-12-03'], 2, 'A|-AB|.-B|.-B|||'],
    ['a single day fills an empty lane', ['A 2026-11-30 2026-12-01', 'B 2026-12-01 2026-12-03', 'C 2026-12-02'], 2, 'A|-AB|C-B|.-B|||'],
    ['the longer of two bands is on top', ['A 2026-12-01 2026-12-02', 'B 2026-12-01 2026-12-04'], 2, '|BA|-B-A|-B|-B||'],
    ['bands are above days', ['A 2026-12-01', 'B 2026-12-01 2026-12-02'], 2, '|BA|-B||||'],
    ['what has no lane is counted on each of its days', ['A 2026-12-01 2026-12-04', 'B 2026-12-01 2026-12-03', 'C 2026-12-02 2026-12-05', 'D 2026-12-02'], 2, '|AB|-A-B+2|-A-B+1|-A+1|+1|'],
    ['days keep the order of their events', ['A 2026-12-01T09:00', 'B 2026-12-01T10:00', 'C 2026-12-01T11:00'], 2, '|AB+1|||||'],
    ['events of other weeks are left out', ['A 2026-12-07', 'B 2026-11-29'], 2, '||||||'],
  ];
  for (const [said, events, lanes, expected] of rows) it(said, () => assert.equal(drawn(events, lanes), expected));
});
