import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventRecords } from '../../../core/calendar/event.js';
import { plainOccurrences } from '../../../core/calendar/plain-occurrences.js';
import { getColorNumber, isSelected, listCategories, readCategoryColors, readSelection, toggleCategory } from './categories.js';

const { events } = readEventRecords([
  { title: 'Wheel', start: '2026-12-02', category: 'Workshops, Evening' },
  { title: 'Market', start: '2026-12-12', category: ' Markets ' },
  { title: 'Closed', start: '2026-12-24' },
]);

describe('the categories of a calendar', () => {
  const colors: [text: string, expected: [name: string, color: string][]][] = [
    ['', []],
    ['Workshops: #a3401c, Markets: teal', [['Workshops', '#a3401c'], ['Markets', 'teal']]],
    ['Talks, Fairs: rgb(1, 2, 3)', [['Talks', ''], ['Fairs', 'rgb(1, 2, 3)']]],
    ['18:00: red', [['18:00', 'red']]],
  ];
  for (const [text, expected] of colors)
    it(`have colors: "${text}"`, () => assert.deepEqual(readCategoryColors(text).map(({ name, color }) => [name, color]), expected));

  it('are listed in the order of their colors, then of the events', () => {
    assert.deepEqual(listCategories(events, []), ['Workshops', 'Evening', 'Markets']);
    assert.deepEqual(listCategories(events, readCategoryColors('Markets: teal, Unused: red')), ['Markets', 'Workshops', 'Evening']);
  });

  it('give an event the color of its first one, and repeat the colors after the eighth', () => {
    assert.deepEqual(events.map(event => getColorNumber(event, ['Markets', 'Workshops'])), [2, 1, 0]);
    const many = [...'abcdefgh', 'Markets'];
    assert.equal(getColorNumber(events[1]!, many), 1);
  });

  const selections: [selection: string[], titles: string][] = [
    [[], 'Wheel Market Closed'], [['Evening'], 'Wheel'], [['Markets', 'Workshops'], 'Wheel Market'], [['Unknown'], ''],
  ];
  for (const [selection, titles] of selections) {
    it(`show ${titles || 'nothing'} with ${selection.join(' and ') || 'no selection'}`, () => {
      const shown = events.flatMap(event => plainOccurrences(event)).filter(occurrence => isSelected(occurrence, selection));
      assert.equal(shown.map(({ event }) => event.title).join(' '), titles);
    });
  }

  it('are selected and removed again', () => {
    assert.deepEqual(readSelection('A, B ,A'), ['A', 'B']);
    assert.deepEqual(toggleCategory(['A'], 'B'), ['A', 'B']);
    assert.deepEqual(toggleCategory(['A', 'B'], 'A'), ['B']);
  });
});
