import { type CellRange, type DataTable, getCell } from './data-table.js';

/** A place of the grid. Row -1 has the names of the columns, column -1 the numbers of the rows. */
export interface Place { readonly row: number; readonly column: number }

/** From where a selection began to where it was extended; the focus is at its end. */
export interface Selection { readonly anchor: Place; readonly focus: Place }

export const selectPlace = (place: Place): Selection => ({ anchor: place, focus: place });
const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

/** The selected cells. A header selects its whole row or column. */
export function getRange({ anchor, focus }: Selection, { columns, rows }: DataTable): CellRange {
  const [areColumns, areRows] = [anchor.row < 0 || focus.row < 0, anchor.column < 0 || focus.column < 0];
  return {
    top: areColumns ? -1 : Math.min(anchor.row, focus.row),
    bottom: areColumns ? rows.length - 1 : Math.max(anchor.row, focus.row),
    left: areRows ? 0 : Math.min(anchor.column, focus.column),
    right: areRows ? columns.length - 1 : Math.max(anchor.column, focus.column),
  };
}

/** The selection within a table that has become smaller. */
export function keepWithin({ anchor, focus }: Selection, { columns, rows }: DataTable): Selection {
  const keep = ({ row, column }: Place): Place => ({ row: Math.min(row, rows.length - 1), column: Math.min(column, columns.length - 1) });
  const kept = { anchor: keep(anchor), focus: keep(focus) };
  return isSame(kept.anchor, anchor) && isSame(kept.focus, focus) ? { anchor, focus } : kept;
}

type Step = -1 | 0 | 1;

/** Where Ctrl and an arrow go: the last cell of those with text, or the next one with text, or the edge. */
function jump(table: DataTable, from: Place, down: Step, right: Step): Place {
  const last = { row: table.rows.length - 1, column: table.columns.length - 1 };
  const isWithin = ({ row, column }: Place) => row >= 0 && row <= last.row && column >= 0 && column <= last.column;
  const next = ({ row, column }: Place): Place => ({ row: row + down, column: column + right });
  const isFull = ({ row, column }: Place) => getCell(table, row, column) !== '';
  let at = next(from);
  if (!isWithin(at)) return from;
  const isRun = isWithin(from) && isFull(from) && isFull(at);
  while (isWithin(next(at)) && (isRun ? isFull(next(at)) : !isFull(at))) at = next(at);
  return at;
}

export interface Key {
  readonly key: string;
  /** Whether Ctrl, or Command on a Mac, is pressed. */
  readonly isJump: boolean;
  readonly isRtl: boolean;
  /** Rows that are seen. */
  readonly pageRows: number;
}

/** Where a key goes from a place; null for keys that do not move. */
export function moveBy(table: DataTable, { row, column }: Place, { key, isJump, isRtl, pageRows }: Key): Place | null {
  const last = { row: table.rows.length - 1, column: table.columns.length - 1 };
  const forward: Step = isRtl ? -1 : 1;
  const arrows: Readonly<Record<string, readonly [down: Step, right: Step]>> = {
    ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, forward], ArrowLeft: [0, -forward as Step],
  };
  if (Object.hasOwn(arrows, key)) {
    const [down, right] = arrows[key]!;
    if (isJump) return jump(table, { row, column }, down, right);
    return { row: Math.max(-1, Math.min(last.row, row + down)), column: Math.max(-1, Math.min(last.column, column + right)) };
  }
  const start = Math.min(0, last.row);
  const places: Readonly<Record<string, Place>> = {
    Home: { row: isJump ? start : row, column: 0 },
    End: { row: isJump ? last.row : row, column: last.column },
    PageUp: { row: Math.max(start, row - pageRows), column },
    PageDown: { row: Math.min(last.row, row + pageRows), column },
  };
  return Object.hasOwn(places, key) ? places[key]! : null;
}
