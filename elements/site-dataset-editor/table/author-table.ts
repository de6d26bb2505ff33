import { getDocument } from '../../../core/platform/page-document.js';
import { nextTask } from '../../../core/platform/timing.js';
import type { Column, DataTable, Row } from './data-table.js';

/** A cell in the author's table: its text, and its exact value if the text is not that. */
export interface WrittenCell { readonly text: string; readonly exact: string | null }
export type WriteCell = (cell: string, column: Column, isLabel: boolean) => WrittenCell;

/** Rows that are written in one task. */
const rowsAtOnce = 500;

function setCell(cell: HTMLTableCellElement, { text, exact }: WrittenCell): void {
  if (exact === null) delete cell.dataset.value;
  else if (cell.dataset.value !== exact) cell.dataset.value = exact;
  if (cell.textContent !== text) cell.textContent = text;
}

/** As many cells as there are columns; the first one is a header of its row. */
function fitRow(row: HTMLTableRowElement, count: number, headers: 'col' | 'row'): void {
  while (row.cells.length > count) row.cells[row.cells.length - 1]!.remove();
  while (row.cells.length < count) {
    const isHeader = headers === 'col' || row.cells.length === 0;
    const cell = getDocument(row).createElement(isHeader ? 'th' : 'td');
    if (isHeader) cell.scope = headers;
    row.append(cell);
  }
}

/** Writes a dataset into the author's table. Rows and cells stay, as far as they are the same; the caption and the footer too. */
export class AuthorTable {
  readonly element: HTMLTableElement;
  #columns: readonly Column[] = [];
  #rows: readonly Row[] = [];
  #turn = 0;

  constructor(element: HTMLTableElement) { this.element = element; }

  /** The table has this dataset already: it was read from it. */
  wasRead({ columns, rows }: DataTable): void { [this.#columns, this.#rows] = [columns, rows]; }

  async write(table: DataTable, write: WriteCell): Promise<void> {
    const turn = ++this.#turn;
    const { columns } = table;
    const head = this.element.tHead ?? this.element.createTHead();
    const headRow = head.rows[0] ?? head.insertRow();
    fitRow(headRow, columns.length, 'col');
    for (const [at, { name }] of columns.entries()) setCell(headRow.cells[at]!, { text: name, exact: null });
    const rows = table.rows.filter(row => row.some(cell => cell !== ''));
    const known = columns === this.#columns ? this.#rows : [];
    const elements = this.#fitRows(rows, known);
    this.#rows = []; // not known until all are written
    for (const [at, row] of rows.entries()) {
      if (at % rowsAtOnce === rowsAtOnce - 1) {
        await new Promise<void>(nextTask);
        if (turn !== this.#turn) return;
      }
      if (known.length > 0 && elements[at]!.row === row) continue;
      fitRow(elements[at]!.element, columns.length, 'row');
      for (const [each, cell] of row.entries()) setCell(elements[at]!.element.cells[each]!, write(cell, columns[each]!, each === 0));
    }
    [this.#columns, this.#rows] = [columns, rows];
  }

  /** One row of the page for each row: those at the beginning and at the end that are the same stay with their row. */
  #fitRows(rows: readonly Row[], known: readonly Row[]): { readonly element: HTMLTableRowElement; readonly row: Row | undefined }[] {
    const body = this.element.tBodies[0] ?? this.element.createTBody();
    const written = [...this.element.tBodies].flatMap(each => [...each.rows]).filter(row => row.textContent.trim() !== '');
    let first = 0;
    while (first < rows.length && first < known.length && rows[first] === known[first]) first++;
    let last = 0;
    while (last < rows.length - first && last < known.length - first && rows.at(-1 - last) === known.at(-1 - last)) last++;
    const middle = rows.length - first - last;
    const spare = written.slice(first, written.length - last);
    for (const row of spare.slice(middle)) row.remove();
    const next = written[written.length - last] ?? null;
    const added = [...Array(Math.max(0, middle - spare.length)).keys()].map(() => {
      const row = getDocument(body).createElement('tr');
      if (next) next.before(row);
      else body.append(row);
      return row;
    });
    const elements = [...written.slice(0, first), ...spare.slice(0, middle), ...added, ...written.slice(written.length - last)];
    return elements.map((element, at) => ({ element, row: at < first || at >= rows.length - last ? rows[at] : undefined }));
  }
}
