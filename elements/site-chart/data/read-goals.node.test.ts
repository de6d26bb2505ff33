import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGoals, readNotes, readSeriesList, type Goal, type Note } from './read-goals.js';

describe('goals', () => {
  const cases: [text: string, decimal: '.' | ',', goals: Goal[]][] = [
    ['', '.', []],
    ['150', '.', [{ value: 150, label: '' }]],
    ['150 Target; 1,200.5 Best year', '.', [{ value: 150, label: 'Target' }, { value: 1200.5, label: 'Best year' }]],
    ['1.200,5 Ziel', ',', [{ value: 1200.5, label: 'Ziel' }]],
    ['-3 Frost;;high;', '.', [{ value: -3, label: 'Frost' }]],
  ];
  for (const [text, decimal, goals] of cases) it(JSON.stringify(text), () => assert.deepEqual(readGoals(text, decimal), goals));
});

describe('notes', () => {
  const cases: [text: string, notes: Note[]][] = [
    ['March: New kiln', [{ label: 'March', text: 'New kiln' }]],
    ['8:00: Start; 2026-05-01T18:30: Fair: the first', [{ label: '8:00', text: 'Start' }, { label: '2026-05-01T18:30', text: 'Fair: the first' }]],
    ['no colon; : nothing; May:', []],
  ];
  for (const [text, notes] of cases) it(JSON.stringify(text), () => assert.deepEqual(readNotes(text), notes));
});

describe('lists of series', () => {
  const cases: [text: string, found: number[]][] = [['', []], ['rain', [1]], ['Sun, 2', [0, 1]], ['3, 0, none', [2]], ['2', [1]]];
  for (const [text, found] of cases) it(JSON.stringify(text), () => assert.deepEqual([...readSeriesList(text, ['Sun', 'Rain', ''])], found));
});
