import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventRecord, type CalendarEvent, type EventRecord } from '../calendar/event.js';
import { expandRule } from '../calendar/recurrence.js';
import { EventsState, getEnd } from './events.state.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = Date.UTC(2026, 5, 15, 12);
const at = (days: number, hours = 0): string => new Date(now + days * dayMs + hours * hourMs).toISOString();

const event = (id: string, start: string, more: EventRecord = {}): CalendarEvent => {
  const read = readEventRecord({ id, title: id, start, ...more }, 'UTC');
  assert.ok(!('problem' in read), JSON.stringify(read));
  return read;
};
function made(...events: CalendarEvent[]): EventsState {
  const state = new EventsState();
  state.set({ nowMs: now });
  state.setSource('markup', events);
  return state;
}
const ids = (occurrences: readonly { event: CalendarEvent }[]): string => occurrences.map(each => each.event.id).join(' ');

describe('what a list of events shows', () => {
  const weekly = event('weekly', at(-7), { rrule: 'FREQ=WEEKLY' });
  const rows: [fact: string, events: CalendarEvent[], upcoming: string, past: string][] = [
    ['nothing of none', [], '', ''],
    [
      'the next one first, and what is over the last one first',
      [event('c', at(3)), event('a', at(1)), event('x', at(-3)), event('z', at(-1)), event('b', at(2))],
      'a b c',
      'z x',
    ],
    ['what is on now as to come', [event('on', at(0, -1), { end: at(0, 1) })], 'on', ''],
    ['what ends at this moment as over', [event('off', at(0, -1), { end: at(0) })], '', 'off'],
    ['what has no end for two hours', [event('on', at(0, -1.9)), event('off', at(0, -2))], 'on', 'off'],
    [
      'whole days for as long as they last',
      [event('day', '2026-06-14', { end: '2026-06-17' }), event('gone', '2026-06-12')],
      'day',
      'gone',
    ],
    ['what happens once, however far away', [event('far', at(4000)), event('old', at(-4000))], 'far', 'old'],
    ['each time of a series, up to the limit', [weekly], 'weekly weekly weekly', 'weekly'],
    ['what happens once without that limit', [1, 2, 3, 4].map(day => event(`e${day}`, at(day))), 'e1 e2 e3 e4', ''],
    ['a series among the others', [weekly, event('a', at(6)), event('b', at(8))], 'weekly a weekly b weekly', 'weekly'],
  ];
  for (const [fact, events, upcoming, past] of rows) {
    it(fact, () => {
      const state = made(...events);
      state.expand = expandRule;
      assert.deepEqual([ids(state.list('upcoming', 3)), ids(state.list('past', 3))], [upcoming, past]);
    });
  }

  it('is over once, by the same moment that says whether it is to come', () => {
    const [occurrence] = made(event('a', at(1))).between(now, now + 2 * dayMs);
    assert.equal(getEnd(occurrence!), now + dayMs + 2 * hourMs);
  });
});

describe('a series', () => {
  const weekly = event('weekly', at(-7), { rrule: 'FREQ=WEEKLY' });

  it('takes place once until it can be followed, and is waited for', () => {
    const state = made(weekly);
    assert.deepEqual([state.hasSeries, state.isWaiting], [true, true]);
    assert.deepEqual([ids(state.list('upcoming', 3)), ids(state.list('past', 3))], ['', 'weekly']);
    state.expand = expandRule;
    assert.equal(state.isWaiting, false);
    assert.equal(ids(state.between(now, now + 14 * dayMs)), 'weekly weekly weekly');
  });

  it('and the event that continues it are one series: together they have the limit of rows', () => {
    const series = event('weekly', at(1), { rrule: 'FREQ=WEEKLY' });
    const fromMs = Date.parse(at(8));
    const state = made({ ...series, continuedFromMs: fromMs }, { ...event('later', at(9)), continues: { series, fromMs, fromWall: fromMs } });
    state.expand = expandRule;
    assert.equal(state.hasSeries, true);
    assert.equal(ids(state.list('upcoming', 3)), 'weekly later later');
  });

  it('is waited for no longer once that has failed', () => {
    const state = made(weekly);
    state.hasFailed = true;
    assert.equal(state.isWaiting, false);
  });

  it('is empty if no event has a rule', () => {
    const state = made(event('a', at(1)));
    assert.deepEqual([state.hasSeries, state.isWaiting], [false, false]);
  });

  it('with a rule that cannot be read is reported, and takes place once', () => {
    const state = made(event('odd', at(1), { rrule: 'FREQ=SOMETIMES' }));
    const problems: string[] = [];
    state.warn = problem => { problems.push(problem); };
    state.expand = expandRule;
    assert.equal(ids(state.list('upcoming', 3)), 'odd');
    assert.equal(problems.length, 1);
    state.list('upcoming', 3);
    assert.equal(problems.length, 1, 'a span that is known is not followed again');
  });

  it('is followed once for a span, and again when the events have changed', () => {
    const state = made(weekly);
    let times = 0;
    state.expand = (...span) => {
      times++;
      return expandRule(...span);
    };
    for (const days of [7, 7, 14, 7]) state.between(now, now + days * dayMs);
    assert.equal(times, 2);
    state.setSource('settings', [event('a', at(1))]);
    state.between(now, now + 7 * dayMs);
    assert.equal(times, 3);
  });
});

describe('the sources of events', () => {
  it('are those of the markup, the settings and the file, the first of an id', () => {
    const state = made(event('a', at(1), { title: 'of the markup' }));
    state.setSource('file', [event('b', at(2), { title: 'of the file' }), event('c', at(3))]);
    state.setSource('settings', [event('a', at(1), { title: 'of the settings' }), event('b', at(2), { title: 'of the settings' })], { phase: 'ready' });
    assert.deepEqual(state.$state.get().events.map(({ id, title }) => `${id} ${title}`), ['a of the markup', 'b of the settings', 'c c']);
  });

  it('take back what they have said', () => {
    const state = made(event('a', at(1)));
    state.setSource('file', [event('a', at(5)), event('b', at(2))]);
    state.setSource('markup', []);
    assert.deepEqual(state.$state.get().events.map(({ id, startMs }) => [id, startMs]), [['a', now + 5 * dayMs], ['b', now + 2 * dayMs]]);
  });
});

describe('what is on between two moments', () => {
  const rows: [fact: string, start: string, more: EventRecord, isOn: boolean][] = [
    ['begins in it', at(1), {}, true],
    ['ends in it', at(-1), { end: at(0, 1) }, true],
    ['is on all the time', at(-9), { end: at(9) }, true],
    ['ends as it begins', at(-1), { end: at(0) }, true],
    ['begins as it ends', at(2), {}, true],
    ['is over before', at(-1), { end: at(0, -1) }, false],
    ['begins after', at(2, 1), {}, false],
  ];
  for (const [fact, start, more, isOn] of rows) it(fact, () => assert.equal(made(event('a', start, more)).between(now, now + 2 * dayMs).length, isOn ? 1 : 0));
});
