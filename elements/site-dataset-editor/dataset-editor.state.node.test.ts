import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DatasetEditorState } from './dataset-editor.state.js';
import { type DataTable, emptyColumn } from './table/data-table.js';
import { type EditCommand, editCommands } from './table/edit-commands.js';
import { getRange, moveBy, type Place, type Selection } from './table/selection.js';
import { writeBlock } from './table/table-commands.js';

/** `a b/c d`: rows of cells; a dot is an empty cell. */
const tableOf = (text: string): DataTable => {
  const rows = text.split('/').map(row => row.split(' ').map(cell => (cell === '.' ? '' : cell)));
  return { columns: rows[0]!.map((_, at) => ({ ...emptyColumn, name: 'xyz'[at]!, type: at === 0 ? 'text' : 'number' })), rows };
};
const textOf = ({ columns, rows }: DataTable): string =>
  `${columns.map(({ name }) => name || '.').join(' ')}: ${rows.map(row => row.map(cell => cell || '.').join(' ')).join('/')}`;
const at = (row: number, column: number): Place => ({ row, column });
const from = (row: number, column: number, toRow = row, toColumn = column): Selection => ({ anchor: at(row, column), focus: at(toRow, toColumn) });

describe('a key', () => {
  const table = tableOf('a 1 2/b . 3/c . ./d 4 .');
  const rows: [key: string, isJump: boolean, isRtl: boolean, start: Place, end: Place | null][] = [
    ['ArrowDown', false, false, at(0, 0), at(1, 0)],
    ['ArrowDown', false, false, at(3, 0), at(3, 0)],
    ['ArrowUp', false, false, at(0, 1), at(-1, 1)],
    ['ArrowUp', false, false, at(-1, 1), at(-1, 1)],
    ['ArrowLeft', false, false, at(1, 0), at(1, -1)],
    ['ArrowRight', false, false, at(1, 2), at(1, 2)],
    ['ArrowRight', false, true, at(1, 2), at(1, 1)],
    ['ArrowLeft', false, true, at(1, 0), at(1, 1)],
    ['ArrowDown', true, false, at(0, 0), at(3, 0)],
    ['ArrowDown', true, false, at(0, 1), at(3, 1)],
    ['ArrowDown', true, false, at(0, 2), at(1, 2)],
    ['ArrowDown', true, false, at(1, 2), at(3, 2)],
    ['ArrowUp', true, false, at(3, 1), at(0, 1)],
    ['ArrowRight', true, false, at(0, 0), at(0, 2)],
    ['Home', false, false, at(2, 2), at(2, 0)],
    ['End', false, false, at(2, 0), at(2, 2)],
    ['Home', true, false, at(2, 2), at(0, 0)],
    ['End', true, false, at(0, 0), at(3, 2)],
    ['PageDown', false, false, at(0, 1), at(2, 1)],
    ['PageDown', false, false, at(3, 1), at(3, 1)],
    ['PageUp', false, false, at(1, 1), at(0, 1)],
    ['a', false, false, at(0, 0), null],
    ['toString', false, false, at(0, 0), null],
  ];
  for (const [key, isJump, isRtl, start, end] of rows) {
    it(`${isJump ? 'Ctrl and ' : ''}${key}${isRtl ? ' from right to left' : ''} goes from ${start.row}, ${start.column} to ${end ? `${end.row}, ${end.column}` : 'nowhere'}`, () =>
      assert.deepEqual(moveBy(table, start, { key, isJump, isRtl, pageRows: 2 }), end));
  }
});

describe('a selection', () => {
  const table = tableOf('a 1 2/b 3 4/c 5 6');
  const rows: [name: string, selection: Selection, range: [top: number, left: number, bottom: number, right: number]][] = [
    ['of a cell', from(1, 1), [1, 1, 1, 1]],
    ['that goes up and to the start', from(2, 2, 1, 0), [1, 0, 2, 2]],
    ['of a row', from(1, -1), [1, 0, 1, 2]],
    ['of columns', from(-1, 1, -1, 2), [-1, 1, 2, 2]],
    ['of everything', from(-1, -1, 1, 1), [-1, 0, 2, 2]],
  ];
  for (const [name, selection, range] of rows)
    it(name, () => assert.deepEqual(getRange(selection, table), { top: range[0], left: range[1], bottom: range[2], right: range[3] }));
});

describe('a command', () => {
  const start = 'a 1 2/b 3 4/c . 6';
  const rows: [command: EditCommand, selection: Selection, result: string, focus?: Place][] = [
    ['clear', from(0, 1, 1, 2), 'x y z: a . ./b . ./c . 6'],
    ['clear', from(-1, 1), 'x y z: a . 2/b . 4/c . 6'],
    ['fillDown', from(0, 1, 2, 1), 'x y z: a 1 2/b 1 4/c 1 6'],
    ['fillDown', from(2, 1), 'x y z: a 1 2/b 3 4/c 3 6'],
    ['fillDown', from(-1, 2), 'x y z: a 1 2/b 3 2/c . 2'],
    ['insertAbove', from(0, 0, 1, 0), 'x y z: . . ./. . ./a 1 2/b 3 4/c . 6'],
    ['insertAbove', from(-1, 1), 'x y z: . . ./a 1 2/b 3 4/c . 6'],
    ['insertBelow', from(0, 0), 'x y z: a 1 2/. . ./b 3 4/c . 6', at(1, 0)],
    ['moveUp', from(1, 0), 'x y z: b 3 4/a 1 2/c . 6', at(0, 0)],
    ['moveUp', from(0, 0), 'x y z: a 1 2/b 3 4/c . 6', at(0, 0)],
    ['moveDown', from(0, 0, 1, 0), 'x y z: c . 6/a 1 2/b 3 4', at(2, 0)],
    ['deleteRows', from(1, -1, 2, -1), 'x y z: a 1 2', at(0, -1)],
    ['insertBefore', from(-1, 1), 'x . y z: a . 1 2/b . 3 4/c . . 6'],
    ['insertAfter', from(-1, 2), 'x y z .: a 1 2 ./b 3 4 ./c . 6 .', at(-1, 3)],
    ['insertAfter', from(0, -1), 'x y z .: a 1 2 ./b 3 4 ./c . 6 .'],
    ['moveBefore', from(0, 2), 'x z y: a 2 1/b 4 3/c 6 .', at(0, 1)],
    ['moveAfter', from(0, 2), 'x y z: a 1 2/b 3 4/c . 6', at(0, 2)],
    ['useAsLabels', from(-1, 2), 'z x y: 2 a 1/4 b 3/6 c .', at(-1, 0)],
    ['deleteColumns', from(0, 1, 0, 2), 'x: a/b/c', at(0, 0)],
    ['deleteColumns', from(-1, 0, -1, 2), '.: ./././.'.replace('/./.', '/.'), at(-1, 0)],
    ['sortDescending', from(0, 1), 'x y z: b 3 4/a 1 2/c . 6'],
    ['sortAscending', from(0, 0), 'x y z: a 1 2/b 3 4/c . 6'],
  ];
  for (const [command, selection, result, focus] of rows) {
    it(`${command} at ${JSON.stringify(selection)}`, () => {
      const table = tableOf(start);
      const state = new DatasetEditorState(table);
      state.set({ selection });
      const edited = editCommands[command]({ table, range: state.range, selection, compareTexts: (a, b) => (a < b ? -1 : 1) });
      state.change(edited.table, edited.selection);
      assert.equal(textOf(state.table), result);
      if (focus) assert.deepEqual(state.focus, focus);
      state.undo();
      assert.equal(state.table, table);
    });
  }

  it('sorts texts that are not numbers behind numbers', () => {
    const table = tableOf('a n/b 10/c 9/d .');
    const selection = from(0, 1);
    const sorted = editCommands.sortAscending({ table, range: getRange(selection, table), selection, compareTexts: (a, b) => a.localeCompare(b) });
    assert.equal(textOf(sorted.table), 'x y: c 9/b 10/a n/d .');
  });
});

describe('what is written into a block', () => {
  it('adds rows and columns up to the limits', () => {
    const wide = writeBlock(tableOf('a 1'), 0, 1, [Array.from({ length: 20 }, (_, each) => String(each)), ['5']]);
    assert.deepEqual([wide.columns.length, wide.rows.length, wide.rows[0]!.at(-1), wide.rows[1]![1]], [13, 2, '11', '5']);
    const long = writeBlock(tableOf('a 1'), 9_999, 0, [['last'], ['too far']]);
    assert.deepEqual([long.rows.length, long.rows.at(-1)![0]], [10_000, 'last']);
  });

  it('has names of columns in the row above the first', () =>
    assert.equal(textOf(writeBlock(tableOf('a 1'), -1, 0, [['m', 'n'], ['b', '2']])), 'm n: b 2'));
});

describe('undo', () => {
  const edited = (state: DatasetEditorState, cell: string) => state.change(writeBlock(state.table, 0, 0, [[cell]]));

  it('returns to each dataset before, and redo to those after', () => {
    const state = new DatasetEditorState(tableOf('a 1'));
    for (const cell of ['b', 'c']) edited(state, cell);
    const { canUndo, canRedo } = state.snapshot;
    assert.deepEqual([state.undo(), state.undo(), state.undo(), state.table.rows[0]![0], state.redo(), state.table.rows[0]![0]], [true, true, false, 'a', true, 'b']);
    assert.deepEqual([canUndo, canRedo, state.snapshot.canUndo, state.snapshot.canRedo], [true, false, true, true]);
    edited(state, 'd');
    assert.equal(state.redo(), false);
  });

  it('has a hundred steps, and none before another dataset', () => {
    const state = new DatasetEditorState(tableOf('a 1'));
    for (let step = 0; step < 150; step++) edited(state, String(step));
    let count = 0;
    while (state.undo()) count++;
    assert.equal(count, 100);
    edited(state, 'e');
    state.load(tableOf('n 1'));
    assert.equal(state.undo(), false);
  });
});

describe('Tab and Enter', () => {
  it('go through a row, and from the end of a run to its first column in the next row', () => {
    const state = new DatasetEditorState(tableOf('a 1 2/b 3 4'));
    state.select(at(0, 1));
    assert.equal(state.advance('column', 1), true);
    assert.equal(state.advance('column', 1), false);
    state.advance('row', 1);
    assert.deepEqual(state.focus, at(1, 1));
    state.advance('row', 1);
    assert.deepEqual([state.focus, state.table.rows.length], [at(2, 1), 3]);
    state.advance('row', 1);
    assert.deepEqual([state.focus, state.table.rows.length], [at(2, 1), 3]);
  });

  it('edit nothing in a row of numbers, or while the control is disabled', () => {
    const state = new DatasetEditorState(tableOf('a 1'));
    state.select(at(0, -1));
    state.edit('5', true);
    assert.equal(state.snapshot.edit, null);
    state.select(at(0, 1));
    state.edit('5', true);
    assert.deepEqual(state.snapshot.edit, { text: '5', isTyped: true });
    state.setDisabled(true);
    assert.equal(state.snapshot.edit, null);
  });
});
