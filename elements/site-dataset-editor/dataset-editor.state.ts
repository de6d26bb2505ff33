import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type DataTable, emptyTable, getCell, isEmptyRow } from './table/data-table.js';
import { insertRows } from './table/table-commands.js';
import { getRange, keepWithin, selectPlace, type Place, type Selection } from './table/selection.js';
import type { Truncation } from './table/read-dataset.js';

/** What is edited of the focused cell. */
export interface Edit {
  /** The text at first. */
  readonly text: string;
  /** Begun by typing: arrow keys finish it. */
  readonly isTyped: boolean;
}

/** A message about what was just done. */
export type EditorNotice =
  | { readonly kind: Truncation | 'pasteByKeys' }
  | { readonly kind: 'unsupported'; readonly fileName: string }
  | { readonly kind: 'tooLarge'; readonly fileName: string; readonly maxSize: string }
  /** A text that can be read in two ways, as it was read and as it can be read instead. */
  | { readonly kind: 'ambiguous'; readonly text: string; readonly value: string; readonly other: string };

export type MenuKind = 'rows' | 'columns' | 'cells';

export interface EditorSnapshot {
  readonly table: DataTable;
  readonly selection: Selection;
  readonly edit: Edit | null;
  readonly menu: MenuKind | null;
  readonly notices: readonly EditorNotice[];
  /** Changes whenever the focused cell is to receive the focus of the page; 0 at first. */
  readonly focusTurn: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The form has asked for what is missing. */
  readonly isReported: boolean;
  readonly isDisabled: boolean;
  /** A file is dragged over the grid. */
  readonly isDropTarget: boolean;
  /** The title that the author has written: a label or a caption. */
  readonly title: string;
}

const mostSteps = 100;
const start = selectPlace({ row: 0, column: 0 });

/** The dataset, the selection and what can be undone. Framework-free: it runs in Node, on a server and in tests. */
export class DatasetEditorState {
  readonly #snapshot: WritableAtom<EditorSnapshot>;
  readonly $snapshot: ReadableAtom<EditorSnapshot>;
  #past: DataTable[] = [];
  #future: DataTable[] = [];
  /** The column where a run of Tab has begun: Enter returns to it. */
  #tabColumn: number | null = null;

  constructor(table: DataTable = emptyTable, isDisabled = false) {
    this.$snapshot = this.#snapshot = atom<EditorSnapshot>({
      table, selection: start, edit: null, menu: null, notices: [], focusTurn: 0,
      canUndo: false, canRedo: false, isReported: false, isDisabled, isDropTarget: false, title: '',
    });
  }

  get snapshot(): EditorSnapshot { return this.#snapshot.get(); }
  get table(): DataTable { return this.snapshot.table; }
  get focus(): Place { return this.snapshot.selection.focus; }
  get range() { return getRange(this.snapshot.selection, this.table); }

  /** Another dataset, from outside: nothing before it can be undone. */
  load(table: DataTable, notices: readonly EditorNotice[] = []): void {
    [this.#past, this.#future] = [[], []];
    this.#set({ table, notices, edit: null, menu: null, ...this.#undoable, selection: keepWithin(this.snapshot.selection, table) });
  }

  /** Replaces the dataset by an edit that can be undone. Returns whether anything has changed. */
  change(table: DataTable, selection = this.snapshot.selection, notices: readonly EditorNotice[] = []): boolean {
    const isChanged = table !== this.table;
    if (isChanged) {
      this.#past = [...this.#past, this.table].slice(-mostSteps);
      this.#future = [];
    }
    this.#set({ table, notices, selection: keepWithin(selection, table), ...this.#undoable });
    return isChanged;
  }

  undo(): boolean { return this.#step(this.#past, this.#future); }
  redo(): boolean { return this.#step(this.#future, this.#past); }

  /** Selects a place; with `isExtended`, all from where the selection began. The focus of the page follows. */
  select(place: Place, isExtended = false): void {
    const { selection: { anchor }, focusTurn } = this.snapshot;
    this.#tabColumn = null;
    this.#set({ selection: { anchor: isExtended ? anchor : place, focus: place }, focusTurn: focusTurn + 1, menu: null });
  }

  selectAll(): void {
    this.#set({ selection: { anchor: { row: -1, column: -1 }, focus: this.focus }, focusTurn: this.snapshot.focusTurn + 1 });
  }

  /** Selects the whole rows or columns of the selection. */
  selectWhole(axis: 'row' | 'column'): void {
    const { selection: { anchor, focus }, focusTurn } = this.snapshot;
    this.#set({ selection: { anchor: { ...anchor, [axis === 'row' ? 'column' : 'row']: -1 }, focus }, focusTurn: focusTurn + 1 });
  }

  edit(text: string, isTyped = false): void {
    const { row, column } = this.focus;
    if (this.snapshot.isDisabled || column < 0 || column >= this.table.columns.length || row >= this.table.rows.length) return;
    this.#set({ edit: { text, isTyped }, menu: null });
  }

  /** Leaves the field of a cell; the focus of the page returns to the cell. */
  endEdit(): void { if (this.snapshot.edit) this.#set({ edit: null, focusTurn: this.snapshot.focusTurn + 1 }); }

  /** Continues after Tab or Enter: by columns, or by rows from where the run of Tab has begun. Returns false at the end of a row. */
  advance(axis: 'row' | 'column', by: 1 | -1): boolean {
    const { row, column } = this.focus;
    const { columns, rows } = this.table;
    if (axis === 'column') {
      const next = column + by;
      if (next < 0 || next >= columns.length) return false;
      const run = this.#tabColumn ?? column;
      this.select({ row, column: next });
      this.#tabColumn = run;
      return true;
    }
    const next = row + by;
    const isAtEnd = next >= rows.length && row >= 0 && !isEmptyRow(rows[row]!);
    if (isAtEnd) this.change(insertRows(this.table, next, 1));
    this.select({ row: Math.max(-1, Math.min(next, this.table.rows.length - 1)), column: this.#tabColumn ?? column });
    return true;
  }

  /** The text of the focused cell. */
  get focusedText(): string { return getCell(this.table, this.focus.row, this.focus.column); }

  set(change: Partial<Omit<EditorSnapshot, 'table' | 'canUndo' | 'canRedo'>>): void { this.#set(change); }
  setDisabled(isDisabled: boolean): void { this.#set({ isDisabled, ...isDisabled && { edit: null, menu: null } }); }

  get #undoable() { return { canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 }; }

  #step(from: DataTable[], to: DataTable[]): boolean {
    const table = from.pop();
    if (!table) return false;
    to.push(this.table);
    this.#set({ table, notices: [], edit: null, selection: keepWithin(this.snapshot.selection, table), ...this.#undoable });
    return true;
  }

  #set(change: Partial<EditorSnapshot>): void {
    const before = this.snapshot;
    if ((Object.keys(change) as (keyof EditorSnapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }
}
