import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventRecords } from '../../core/calendar/event.js';
import { expandRule } from '../../core/calendar/recurrence.js';
import { CalendarState, monthText, readMonth } from './calendar.state.js';

const day = (text: string) => Date.parse(`${text}T00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function at(text: string, firstWeekday = 1): CalendarState {
  const state = new CalendarState();
  state.firstWeekday = firstWeekday;
  state.begin(day(text), null);
  return state;
}

describe('the keyboard on a calendar', () => {
  const rows: [from: string, key: string, shift: boolean, towards: 1 | -1, to: string, firstWeekday?: number][] = [
    ['2026-12-31', 'ArrowRight', false, 1, '2027-01-01'], ['2026-12-31', 'ArrowRight', false, -1, '2026-12-30'],
    ['2026-03-01', 'ArrowLeft', false, 1, '2026-02-28'],
    ['2024-02-28', 'ArrowRight', false, 1, '2024-02-29'], ['2026-12-05', 'ArrowDown', false, 1, '2026-12-12'],
    ['2026-12-05', 'ArrowUp', false, 1, '2026-11-28'],
    ['2026-12-05', 'Home', false, 1, '2026-11-30'], ['2026-12-05', 'Home', false, 1, '2026-11-29', 0], ['2026-12-05', 'Home', false, 1, '2026-12-05', 6],
    ['2026-12-05', 'End', false, 1, '2026-12-06'], ['2026-12-05', 'End', false, 1, '2026-12-05', 0],
    ['2026-01-31', 'PageDown', false, 1, '2026-02-28'], ['2026-01-31', 'PageUp', false, 1, '2025-12-31'], ['2024-02-29', 'PageDown', true, 1, '2025-02-28'],
    ['2026-01-31', 'PageUp', true, 1, '2025-01-31'],
    ['2199-12-31', 'ArrowRight', false, 1, '2199-12-31'],
  ];
  for (const [from, key, shift, towards, to, firstWeekday] of rows) {
    it(`${from} ${shift ? 'Shift+' : ''}${key}${towards < 0 ? ' from right to left' : ''} ${firstWeekday ?? ''}`, () => {
      const state = at(from, firstWeekday);
      assert.equal(state.press(key, shift, towards), true);
      const view = state.$view.get();
      assert.deepEqual([iso(view.day), monthText(view.month), view.chosen], [to, to.slice(0, 7), null]);
    });
  }

  it('chooses with Enter and Space, lets go of the day in another month, and leaves other keys alone', () => {
    const state = at('2026-12-05');
    state.press('ArrowRight', false, 1);
    state.press(' ', false, 1);
    assert.equal(iso(state.$view.get().chosen!), '2026-12-06');
    state.press('ArrowRight', false, 1);
    assert.equal(iso(state.$view.get().chosen!), '2026-12-06');
    state.press('PageDown', false, 1);
    assert.equal(state.$view.get().chosen, null);
    assert.deepEqual([state.press('a', false, 1), state.press('toString', false, 1)], [false, false]);
  });
});

describe('what a calendar shows', () => {
  const state = at('2026-12-05');
  state.events.expand = expandRule;
  state.events.setSource('settings', readEventRecords([
    { title: 'Wheel', start: '2026-12-02T18:00', end: '2026-12-02T20:00', rrule: 'FREQ=WEEKLY' },
    { title: 'Holidays', start: '2026-12-24', end: '2027-01-02' },
    { title: 'Night', start: '2026-11-30T22:00', end: '2026-12-01T02:00' },
  ], 'Pacific/Auckland').events);

  it('is each event on the days it has where it takes place', () => {
    const days = [...state.byDay()].map(([ms, all]) => `${iso(ms)} ${all.map(({ event }) => event.title).join('+')}`).sort();
    assert.deepEqual(days.slice(0, 4), ['2026-11-30 Night', '2026-12-01 Night', '2026-12-02 Wheel', '2026-12-09 Wheel']);
    assert.ok(days.includes('2026-12-24 Holidays') && days.includes('2027-01-02 Holidays') && !days.includes('2027-01-03 Holidays'));
    assert.ok(days.includes('2026-12-30 Holidays+Wheel'));
  });

  it('is each event of the month once in a list', () => {
    assert.deepEqual(state.ofPeriod().map(({ event }) => event.title), ['Night', 'Wheel', 'Wheel', 'Wheel', 'Wheel', 'Holidays', 'Wheel']);
  });

  it('turns by months, to today and to a month of its setting', () => {
    const turned = at('2026-12-31');
    turned.turn(2);
    assert.equal(iso(turned.$view.get().day), '2027-02-28');
    turned.begin(day('2026-12-31'), readMonth('2027-05'));
    assert.deepEqual([monthText(turned.$view.get().month), iso(turned.$view.get().day)], ['2027-05', '2027-05-01']);
    for (const text of ['', '2026', '2026-13', '0001-01', '2026-1', 'December']) assert.equal(readMonth(text), null, text);
  });
});

describe('the day whose events are shown', () => {
  const weekly = readEventRecords([{ title: 'Weekly', start: '2026-12-02', rrule: 'FREQ=WEEKLY;UNTIL=20270110' }]).events;
  const rows: [today: string, shown: string, does?: (state: CalendarState) => void][] = [
    ['2026-12-02', '2026-12-02'], ['2026-12-03', '2026-12-09'], ['2026-12-31', '2026-12-31'],
    ['2026-12-31', '2027-01-06', state => state.turn(1)], ['2027-01-08', '2026-12-02', state => state.turn(-1)],
    ['2026-12-03', '2026-12-04', state => state.goTo(day('2026-12-04'))], ['2026-12-03', '2026-12-09', state => state.press('ArrowRight', false, 1)],
    ['2026-12-03', '2027-01-06', state => state.press('PageDown', false, 1)],
  ];
  for (const [today, shown, does] of rows) {
    it(`is ${shown} on ${today}${does ? ` after ${String(does).replace(/^.*state\./, '')}` : ''}`, () => {
      const state = at(today);
      state.events.expand = expandRule;
      state.events.setSource('settings', weekly);
      does?.(state);
      assert.equal(iso(state.shownDay!), shown);
    });
  }

  it('is empty until that is known, except for one that was chosen', () => {
    const state = at('2026-12-03');
    state.events.setSource('settings', weekly);
    assert.equal(state.shownDay, null);
    state.goTo(day('2026-12-04'));
    assert.equal(iso(state.shownDay!), '2026-12-04');
  });
});

describe('what is not known yet', () => {
  it('is waited for: what follows series, and a file', () => {
    const state = at('2026-12-01');
    assert.equal(state.isWaiting, false);
    state.events.setSource('markup', readEventRecords([{ title: 'Weekly', start: '2026-12-02', rrule: 'FREQ=WEEKLY' }]).events);
    assert.equal(state.isWaiting, true);
    state.events.expand = expandRule;
    assert.equal(state.isWaiting, false);
    state.events.set({ phase: 'loading' });
    assert.equal(state.isWaiting, true);
    state.events.set({ phase: 'failed' });
    assert.equal(state.isWaiting, false);
  });
});
