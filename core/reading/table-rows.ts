/** A cell of a dataset. */
export type Cell = string | number | null | undefined;

/** A cell says its number in its own words, or more exactly in `data-value`, a `<data value>` or a `<time datetime>`. */
function cellOf(cell: HTMLTableCellElement, isDated: boolean): Cell {
  const exact =
    cell.dataset.value
    ?? cell.querySelector('data[value]')?.getAttribute('value')
    ?? (isDated ? cell.querySelector('time[datetime]')?.getAttribute('datetime') : null);
  // An exact value has a point before its decimals, in every language.
  return exact && /^-?\d{1,40}\.\d{1,40}$/.test(exact) ? Number(exact) : exact ?? cell.textContent;
}

/** A row as a line of cells: one that spans columns is in the first of them. */
function cellsOf(row: HTMLTableRowElement, isDated: boolean): Cell[] {
  const cells: Cell[] = [];
  for (const cell of row.cells) {
    cells.push(cellOf(cell, isDated));
    for (let span = 1; span < Math.min(cell.colSpan, 100); span++) cells.push(null);
  }
  return cells;
}

/** The rows of an author's table, its feet left out: sums are no points. Each is read on demand. */
export function* rowsOfTable(table: HTMLTableElement, isDated = false): Generator<Cell[]> {
  for (const row of table.tHead?.rows ?? []) {
    yield cellsOf(row, isDated);
    break; // the first row of the head names the series
  }
  for (const body of table.tBodies) for (const row of body.rows) yield cellsOf(row, isDated);
}
