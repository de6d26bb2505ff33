import { dispatchEdit, findAuthorField } from '../../core/editing/author-field.js';
import { openPanel } from '../../core/editing/open-panel.js';
import { downloadFile } from '../../core/platform/download.js';
import { collation } from '../../core/text/intl.js';
import type { DatasetEditorHost } from './dataset-editor.settings.js';
import type { DatasetEditorState, EditorNotice, MenuKind } from './dataset-editor.state.js';
import { DatasetTarget } from './table/dataset-target.js';
import { importFile } from './table/import-file.js';
import { formatCell, getEditText } from './table/cell-texts.js';
import { decideReading, getReading, inferColumn, readCell, type Reading } from './table/cell-values.js';
import { type CellRange, type ColumnType, columnTypes, type DataTable, emptyTable, isEmptyTable } from './table/data-table.js';
import { type EditCommand, editCommands } from './table/edit-commands.js';
import { pasteCells } from './table/paste-cells.js';
import { getCsvReading, makeTable, type ReadTable, readTextRows } from './table/read-dataset.js';
import { renameColumn, setColumn, writeBlock } from './table/table-commands.js';
import { writeCsv, writeCsvFile, writeTabbed } from './table/write-dataset.js';

/** Reads the value, passes edits on to the state, and what it decides to the value and to the chart. */
export class DatasetEditorController {
  readonly #state: DatasetEditorState;
  readonly #host: DatasetEditorHost;
  readonly #target: DatasetTarget;
  #menu: AbortController | null = null;
  #isConnected = false;
  /** What was read before the first drawing, which shows what a server draws. */
  #pending: ReadTable | null = null;
  /** The value as it was last read or written. */
  #text = '';
  /** Pastes again what can be read in two ways. */
  #pasteOther: (() => void) | null = null;

  constructor(state: DatasetEditorState, host: DatasetEditorHost) {
    [this.#state, this.#host] = [state, host];
    this.#target = new DatasetTarget(host);
    this.#text = host.values.value; // the state has read it
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#host.watch(this.#state.$snapshot);
    this.#isConnected = true;
    if (this.#pending) this.#load(this.#pending);
    if (!isEmptyTable(this.#state.table)) void this.#target.write(this.#state.table);
    this.#readTitle();
    this.#host.onLightChange(() => {
      this.#readTitle();
      // A table that was appended after the element.
      if (!this.#host.values.value && isEmptyTable(this.#state.table)) this.read();
    });
    const root = element!.shadowRoot!;
    // Events of the controls in the shadow root end here: the page receives those of the value.
    for (const type of ['input', 'change'] as const)
      root.addEventListener(type, event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    // Safari copies only what is selected, unless it is asked before.
    for (const type of ['beforecopy', 'beforecut', 'beforepaste'])
      root.addEventListener(type, event => { if (!this.#state.snapshot.edit) event.preventDefault(); }, { signal });
    // The author's field is not shown: its message is, by the browser, at the grid.
    element!.addEventListener('invalid', event => {
      event.preventDefault();
      this.#state.set({ isReported: true });
      this.#state.select(this.#state.focus);
    }, { signal, capture: true });
    signal.addEventListener('abort', () => this.#menu?.abort(), { once: true });
  }

  get reading(): Reading { return getReading(this.#host.language); }

  /** Reads the value; without one, the table inside the element or the one that `for` names. */
  read(): void {
    const { element, values: { value } } = this.#host;
    if (!element?.isConnected) return;
    this.#target.find();
    const types = this.#readTypes();
    if (value) {
      if (value !== this.#text || this.#hasOtherTypes(types)) this.#load(makeTable(readTextRows(value), getCsvReading(value, this.reading), types));
      this.#text = value;
      if (this.#isConnected) void this.#target.write(this.#state.table);
      return;
    }
    const rows = this.#target.read();
    this.#text = '';
    if (!rows) return this.#load({ table: emptyTable, cuts: [] });
    const made = makeTable(rows, this.reading, types);
    this.#load(made);
    if (made.cuts.length === 0) this.#target.wasRead(made.table);
    this.#text = writeCsv(made.table);
    this.#host.set('value', this.#text);
  }

  undo(): void { if (this.#state.undo()) this.#changed(); }
  redo(): void { if (this.#state.redo()) this.#changed(); }

  run(command: EditCommand): void {
    const { table, snapshot: { selection }, range } = this.#state;
    const edited = editCommands[command]({ table, range, selection, compareTexts: collation(this.#host.language) });
    this.change(edited.table, edited.selection);
  }

  /** An edit that can be undone. */
  change(table: DataTable, selection = this.#state.snapshot.selection, notices: readonly EditorNotice[] = []): void {
    this.#pasteOther = null;
    if (this.#state.snapshot.isDisabled) return;
    if (this.#state.change(table, selection, notices)) this.#changed();
  }

  beginEdit(text?: string): void {
    const { focus, focusedText, table } = this.#state;
    const column = table.columns[focus.column];
    if (column) this.#state.edit(text ?? (focus.row < 0 ? focusedText : getEditText(focusedText, column, this.#host.language)), text !== undefined);
  }

  /** Writes what is in the field of a cell. */
  commit(): void {
    const { edit } = this.#state.snapshot;
    const field = this.#host.element!.shadowRoot!.querySelector<HTMLInputElement>('.edit');
    if (!edit || !field) return;
    const { focus: { row, column }, table } = this.#state;
    const text = field.value.trim();
    if (edit.isTyped || text !== edit.text) this.change(row < 0 ? renameColumn(table, column, text) : this.#withCell(table, row, column, text));
    this.#state.endEdit();
  }

  /** A column without values gets the type of the first one. */
  #withCell(table: DataTable, row: number, at: number, text: string): DataTable {
    const { reading } = decideReading([text], this.reading);
    const isFirst = at > 0 && table.columns[at]!.type === 'number' && table.rows.every((cells, each) => each === row || cells[at] === '');
    const inferred = isFirst ? inferColumn(table.columns[at]!.name, [text], false, reading) : null;
    const typed = inferred && inferred.type !== 'text' ? setColumn(table, at, inferred, cell => cell) : table;
    const cell = readCell(text, typed.columns[at]!, reading);
    return cell === table.rows[row]![at] ? table : writeBlock(typed, row, at, [[cell]]);
  }

  setType(type: ColumnType): void {
    const { table, range: { left, right } } = this.#state;
    let next = table;
    for (let at = left; at <= right; at++) {
      const before = table.columns[at]!;
      const unit = type === 'currency' ? before.unit || this.#currencySign : type === 'number' ? before.unit : '';
      const column = { ...before, type, unit };
      next = setColumn(next, at, column, cell => readCell(cell, column, this.reading));
    }
    this.change(next);
  }

  /** Writes cells from the clipboard or a file. */
  paste(cells: Iterable<readonly unknown[]>, isOther = false): void {
    const { table, range, snapshot: { isDisabled } } = this.#state;
    if (isDisabled) return;
    const rows = [...cells];
    const pasted = pasteCells(table, range, rows, { page: this.reading, isOther });
    const { top, left, bottom, right } = pasted.range;
    const notices: EditorNotice[] = pasted.cuts.map(kind => ({ kind }));
    const [value, other] = isOther ? [...pasted.values].reverse() : pasted.values;
    const show = (cell: string) => this.#show(cell);
    if (pasted.ambiguous) notices.push({ kind: 'ambiguous', text: pasted.ambiguous, value: show(value!), other: show(other!) });
    this.change(pasted.table, { anchor: { row: bottom, column: right }, focus: { row: top, column: left } }, notices);
    this.#pasteOther = () => {
      this.#state.undo();
      this.#state.set({ selection: { anchor: { row: range.bottom, column: range.right }, focus: { row: range.top, column: range.left } } });
      this.paste(rows, !isOther);
    };
  }

  pasteOther(): void { this.#pasteOther?.(); }

  /** The selected cells as they are shown, with names if a header is selected. */
  copyText(range: CellRange = this.#state.range): string {
    return writeTabbed(this.#state.table, range, (cell, column) => formatCell(cell, column, this.#host.language, true));
  }

  /** Replaces the dataset by a file, which can be undone. */
  async import(file: File): Promise<void> {
    if (this.#state.snapshot.isDisabled) return;
    const result = await importFile(file, this.reading, this.#host.language);
    if (this.#host.signal.aborted) return;
    if ('notice' in result) this.#state.set({ notices: [result.notice] });
    else this.change(result.table, undefined, result.cuts.map(kind => ({ kind })));
  }

  download(): void {
    const name = this.#state.snapshot.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 60) || 'dataset';
    downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', writeCsvFile(this.#state.table));
  }

  openMenu(menu: MenuKind, anchor: HTMLElement): void {
    this.closeMenu();
    const opened = this.#menu = new AbortController();
    const panel = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.menu')!;
    openPanel({ panel, button: anchor, signal: opened.signal, close: () => this.closeMenu(true) });
    this.#state.set({ menu });
  }

  /** `isFocused`: the focus returns to the grid. */
  closeMenu(isFocused = false): void {
    this.#menu?.abort();
    this.#menu = null;
    const { focusTurn } = this.#state.snapshot;
    this.#state.set({ menu: null, ...isFocused && { focusTurn: focusTurn + 1 } });
  }

  #load(read: ReadTable): void {
    if (this.#isConnected) this.#state.load(read.table, read.cuts.map(kind => ({ kind })));
    else this.#pending = read;
  }

  #changed(): void {
    const { table } = this.#state;
    const text = writeCsv(table);
    this.#host.set('types', isEmptyTable(table) ? '' : table.columns.map(({ type }) => type).join(', '));
    void this.#target.write(table);
    if (text === this.#text) return;
    this.#text = text;
    this.#host.set('value', text);
    dispatchEdit(this.#host.element!, 'input');
    dispatchEdit(this.#host.element!, 'change');
  }

  #readTypes(): readonly (ColumnType | undefined)[] {
    return this.#host.values.types.split(',').map(part => part.trim()).map(type => {
      const known = columnTypes.find(each => each === type);
      if (type && !known) this.#host.warn(`types has "${type.slice(0, 60)}"; expected ${columnTypes.join(', ')}; reading the type from the cells.`);
      return known;
    });
  }

  #hasOtherTypes(types: readonly (ColumnType | undefined)[]): boolean {
    return types.some((type, at) => type && this.#state.table.columns[at] && this.#state.table.columns[at].type !== type);
  }

  /** A number or a date of a notice. */
  #show(cell: string): string {
    const type = /^\d{4}-/.test(cell) ? 'date' : 'number';
    return formatCell(cell, { name: '', type, unit: '' }, this.#host.language);
  }

  get #currencySign(): string { return this.#state.table.columns.find(({ type }) => type === 'currency')?.unit ?? '€'; }

  #readTitle(): void {
    const { element, values: { label } } = this.#host;
    const field = findAuthorField(element!);
    const title = field?.labels?.[0]?.textContent.replace(field.value, '').trim() || element!.querySelector('caption')?.textContent.trim();
    this.#state.set({ title: title || label || this.#target.title });
  }
}
