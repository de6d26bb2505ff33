import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readICalendar } from './read-icalendar.js';
import { expandRule } from './recurrence.js';
import { defineZone, fromWallClock, getZoneOffsetMs, toWallClock } from './time-zone.js';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const zones = ['UTC', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Tokyo',
  'Africa/Casablanca', 'America/Sao_Paulo'];

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Series {
  readonly begin: number;
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  readonly interval: number;
  readonly days: readonly number[];
  readonly count: number;
  readonly untilDays: number;
}

/** Whether a rule has a day, counted from its first one: looked at day by day, as a person does with a calendar. */
function isOn({ begin, freq, interval, days }: Series, day: number): boolean {
  const first = Math.floor(begin / dayMs) * dayMs;
  const weekday = new Date(day).getUTCDay();
  if (freq === 'DAILY') return Math.round((day - first) / dayMs) % interval === 0 && (days.length === 0 || days.includes(weekday));
  if (freq === 'WEEKLY') {
    const weekOf = (ms: number) => Math.floor((ms / dayMs + 3) / 7); // weeks begin on Monday
    return (weekOf(day) - weekOf(first)) % interval === 0 && (days.length ? days.includes(weekday) : weekday === new Date(first).getUTCDay());
  }
  const months = (new Date(day).getUTCFullYear() - new Date(first).getUTCFullYear()) * 12 + new Date(day).getUTCMonth() - new Date(first).getUTCMonth();
  return months % interval === 0 && (days.length ? days.includes(weekday) : new Date(day).getUTCDate() === new Date(first).getUTCDate());
}

function expected(series: Series, last: number): readonly number[] {
  const found: number[] = [];
  for (
    let wall = series.begin;
    wall <= last
    && (!series.count || found.length < series.count)
    && (!series.untilDays || wall <= series.begin + series.untilDays * dayMs);
    wall += dayMs
  ) {
    if (isOn(series, Math.floor(wall / dayMs) * dayMs)) found.push(wall);
  }
  return [...new Set([series.begin, ...found])];
}

const compact = (ms: number, mark: string) => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}${mark}`;
const listed = (all: readonly number[]) => all.map(ms => new Date(ms).toISOString());

describe('a series', () => {
  it('has the dates that a calendar shows day by day, in the zone in which its start is written, whatever zone it is shown in', async () => {
    const random = randomNumbers(20260318);
    for (let run = 0; run < 250; run++) {
      const begin = Date.UTC(2026, random(12), 1 + random(28), random(24), 15 * random(4));
      const series: Series = { begin, freq: (['DAILY', 'WEEKLY', 'MONTHLY'] as const)[random(3)]!, interval: 1 + random(4),
        days: random(2) ? [...new Set([random(7), random(7)])] : [], count: random(3) === 0 ? 1 + random(12) : 0,
        untilDays: random(3) === 0 ? 20 + random(300) : 0 };
      const [zone, shown] = [zones[random(zones.length)]!, zones[random(zones.length)]!];
      const end = begin + series.untilDays * dayMs;
      const rule = [`FREQ=${series.freq}`, `INTERVAL=${series.interval}`,
        ...series.days.length ? [`BYDAY=${series.days.map(day => weekdays[day]).join()}`] : [],
        ...series.count ? [`COUNT=${series.count}`] : [],
        ...series.untilDays && !series.count ? [`UNTIL=${compact(zone === 'UTC' ? end : fromWallClock(end, zone), 'Z')}`] : []].join(';');
      const file = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1',
        zone === 'UTC' ? `DTSTART:${compact(begin, 'Z')}` : `DTSTART;TZID=${zone}:${compact(begin, '')}`, `RRULE:${rule}`, 'END:VEVENT',
        'END:VCALENDAR'].join('\n');
      const { events: [event], problems } = await readICalendar(file, shown);
      const last = begin + 400 * dayMs;
      const { occurrences, problem } = expandRule(event!, begin - dayMs, fromWallClock(last, zone));
      const counted = series.count ? { ...series, untilDays: 0 } : series;
      // A start that does not match the rule comes before the rule's dates and is not counted.
      assert.deepEqual(listed(occurrences.map(({ startMs }) => startMs)), listed(expected(counted,
        last).map(wall => fromWallClock(wall, zone)).filter(ms => ms <= fromWallClock(last, zone))), `${zone} shown in ${shown}: ${file}`);
      assert.deepEqual([problem, problems], ['', []]);
    }
  });

  it('that began long ago has the same dates as one that begins now', async () => {
    for (const [freq, interval, step] of [['DAILY', 3, 3], ['WEEKLY', 2, 14]] as const) {
      const begin = Date.UTC(1950, 0, 2, 9);
      const {
        events: [event],
      } = await readICalendar(
        `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${compact(begin, 'Z')}\nRRULE:FREQ=${freq};INTERVAL=${interval}\nEND:VEVENT\nEND:VCALENDAR`,
      );
      const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
      const first = begin + Math.ceil((from - begin) / dayMs / step) * step * dayMs;
      const dates = Array.from({ length: Math.ceil((to - first) / dayMs / step) }, (_, at) => first + at * step * dayMs);
      assert.deepEqual(listed(expandRule(event!, from, to).occurrences.map(({ startMs }) => startMs)), listed(dates));
    }
  });
});

describe('a zone that a file defines', () => {
  const europe = (standard: string, summer: string, [back, forth]: [string, string]) => [['STANDARD', `19961027T${back}`, summer, standard,
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'], ['DAYLIGHT', `19810329T${forth}`, standard, summer, 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']];
  const rows: [iana: string, parts: string[][]][] = [
    ['Europe/Berlin', europe('+0100', '+0200', ['030000', '020000'])],
    ['Europe/London', europe('+0000', '+0100', ['020000', '010000'])],
    ['America/New_York', [['STANDARD', '20071104T020000', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
      ['DAYLIGHT', '20070311T020000', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU']]],
    ['America/St_Johns', [['STANDARD', '20111106T020000', '-0230', '-0330', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7'],
      ['DAYLIGHT', '20110313T020000', '-0330', '-0230', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU']]],
    ['Australia/Lord_Howe', [['STANDARD', '20080406T020000', '+1100', '+1030', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'],
      ['DAYLIGHT', '20081005T020000', '+1030', '+1100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU']]],
    ['Pacific/Auckland', [['STANDARD', '20080406T030000', '+1300', '+1200', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'],
      ['DAYLIGHT', '20070930T020000', '+1200', '+1300', 'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU']]],
  ];
  for (const [iana, parts] of rows) {
    it(`has the clocks of ${iana}, whose rules it has, every seventeen hours of ten years`, async () => {
      const definition = parts.flatMap(([kind, begin, from, to, rule]) => [`BEGIN:${kind}`, `DTSTART:${begin}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`,
        rule!, `END:${kind}`]);
      const { events: [event] } = await readICalendar(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', `TZID:Like ${iana.replace('/', ' ')}`, ...definition,
        'END:VTIMEZONE',
        'BEGIN:VEVENT', `DTSTART;TZID=Like ${iana.replace('/', ' ')}:20260715T120000`, 'END:VEVENT', 'END:VCALENDAR'].join('\n'));
      const { zone } = event!;
      assert.match(zone, /^zone:/);
      for (let ms = Date.UTC(2015, 0, 1); ms < Date.UTC(2025, 0, 1); ms += 17 * hourMs) assert.equal(getZoneOffsetMs(zone, ms), getZoneOffsetMs(iana, ms),
        new Date(ms).toISOString());
      for (let wall = Date.UTC(2026, 2, 1); wall < Date.UTC(2026, 11, 1); wall += hourMs / 2) {
        assert.equal(fromWallClock(wall, zone), fromWallClock(wall, iana), new Date(wall).toISOString());
        assert.equal(toWallClock(fromWallClock(wall, zone), zone), toWallClock(fromWallClock(wall, iana), iana));
      }
    });
  }

  it('has one name however often the file is read, and another than a zone with other rules', () => {
    const [one, other] = [{ times: [0], offsets: [0, hourMs] }, { times: [0], offsets: [0, 2 * hourMs] }];
    assert.equal(defineZone('Ours', one), defineZone('Ours', { ...one }));
    assert.notEqual(defineZone('Ours', one), defineZone('Ours', other));
    assert.deepEqual([-1, 0, 1].map(ms => getZoneOffsetMs(defineZone('Ours', one), ms)), [0, hourMs, hourMs]);
  });
});
