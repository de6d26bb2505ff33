import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import { importText } from '../imports/import-text.js';
import type { ArchivePart } from './archive-part.js';

const mostRows = 50_000;
type Row = Record<string, unknown>;

/** Lists of a JSON file. Throws a RangeError for anything else. */
export function readList(bytes: Uint8Array): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RangeError(importText('importDamaged'));
  }
  const isList = Array.isArray(value) && value.length <= mostRows && value.every(one => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!isList || JSON.stringify(value).includes('\\u0000')) throw new RangeError(importText('importDamaged'));
  return value as Row[];
}

/** The first and the last chunk of a list. */
export const listStart = '[';
export const listEnd = '\n]';

/** A list of a JSON file, row by row. */
export async function* writeList(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncIterable<string> {
  let isFirst = true;
  yield listStart;
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield listEnd;
}

/** A date of a JSON file; a RangeError for anything else. */
export function readDate(value: unknown): Date {
  const date = new Date(typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/.test(value) ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new RangeError(importText('importDamaged'));
  return date;
}

/** The rows of a small table as JSON. A row whose key is here already stays as it is here; other constraints of the table are checked. */
export function tablePart(
  database: Database, { file, title, table, key }: { readonly file: string; title(): string; readonly table: PgTable; readonly key: string },
): ArchivePart {
  const columns = getTableColumns(table);
  const read = (bytes: Uint8Array): Row[] => readList(bytes).map(row => {
    const known = Object.entries(row).filter(([name]) => Object.hasOwn(columns, name));
    if (typeof row[key] !== 'string' || row[key] === '') throw new RangeError(importText('importDamaged'));
    return Object.fromEntries(known.map(([name, value]) => [name, columns[name]!.dataType === 'date' && value !== null ? readDate(value) : value]));
  });
  const present = async (from: Database): Promise<Set<unknown>> => new Set((await from.select().from(table) as Row[]).map(row => row[key]));
  const summary = (rows: readonly Row[], added: readonly Row[]) => ({
    counts: [[importText('importNew'), added.length], [importText('importPresent'), rows.length - added.length]] as const, notes: [], hasNews: added.length > 0,
  });
  return {
    file, title,
    async* write() { yield* writeList(await database.select().from(table)); },
    async preview(bytes) {
      const [rows, known] = [read(bytes), await present(database)];
      return summary(rows, rows.filter(row => !known.has(row[key])));
    },
    store: bytes => database.transaction(async transaction => {
      const [rows, known] = [read(bytes), await present(transaction)];
      const added = rows.filter(row => !known.has(row[key]));
      for (const row of added) await transaction.insert(table).values(row).onConflictDoNothing();
      return summary(rows, added);
    }),
  };
}
