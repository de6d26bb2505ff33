import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';

const isOfType = {
  int: (text: string) => /^-?\d{1,9}$/.test(text),
  text: (text: string) => text.length <= 300 && !text.includes('\0'),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
  boolean: (text: string) => text === 'true' || text === 'false',
  timestamptz: (text: string) => text.length <= 40 && /^\d{4}-\d\d-\d\d \d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
};

/** The order of a list: its columns together are unique, and all of them rise, or all fall. */
export interface ListOrder {
  readonly by: readonly (readonly [column: AnyPgColumn | SQL, type: keyof typeof isOfType])[];
  readonly isDescending?: boolean;
  /** Rows of a page. */
  readonly shown: number;
}

/** The row beside a page: it begins after this row, or ends before it (`isBack`). */
export interface ListEdge {
  readonly isBack: boolean;
  /** As text, checked by the types of the order. */
  readonly values: readonly string[];
}

/** What a page of a list is read by. */
export interface ListPart {
  /** For a list of several tables, in place of `where` and `orderBy`; null for the first page. */
  readonly edge: ListEdge | null;
  /** Selected as `cursor` of each row. */
  readonly cursor: SQL<string>;
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
}

/** A page of a list, and what leads to the pages beside it; null at an end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly previous: Readonly<Record<string, string>> | null;
  readonly next: Readonly<Record<string, string>> | null;
}

/** The place that a page of a list begins after or ends before, from its address; null for the first page. */
function readEdge(context: Context, { by }: ListOrder): ListEdge | null {
  const { after, before } = context.req.query();
  const text = after ?? before;
  if (text === undefined) return null;
  let values: unknown = [text];
  try {
    if (by.length > 1) values = JSON.parse(text);
  } catch {
    return null;
  }
  const isRight = Array.isArray(values) && values.length === by.length
    && by.every(([, type], at) => typeof (values as unknown[])[at] === 'string' && isOfType[type]((values as string[])[at]!));
  return isRight ? { isBack: after === undefined, values: values as string[] } : null;
}

/**
 * The page of a list that the request wants. A page is found by the row beside it, and not by its number: the last of thousands is read as
 * fast as the first, and rows that are added meanwhile move nothing.
 */
export async function readListPage<Row extends { readonly cursor: string }>(
  context: Context, order: ListOrder, read: (part: ListPart) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const { by, isDescending = false, shown } = order;
  const edge = readEdge(context, order);
  const columns = sql.join(by.map(([column]) => sql`${column}`), sql`, `);
  const texts = sql.join(by.map(([column]) => sql`(${column})::text`), sql`, `);
  const cursor = by.length === 1 ? sql<string>`${texts}` : sql<string>`json_build_array(${texts})::text`;
  const part = (isBack: boolean): Omit<ListPart, 'where' | 'edge'> => ({
    cursor, limit: shown + 1, orderBy: by.map(([column]) => (isDescending !== isBack ? desc : asc)(sql`${column}`)),
  });
  if (edge) {
    const values = sql.join(edge.values.map((value, at) => sql`${value}::${sql.raw(by[at]![1])}`), sql`, `);
    const where = sql`(${columns}) ${sql.raw(isDescending === edge.isBack ? '>' : '<')} (${values})`;
    const rows = await read({ ...part(edge.isBack), where, edge });
    const isMore = rows.length > shown;
    if (!edge.isBack) return pageOf(rows.slice(0, shown), { hasPrevious: true, hasNext: isMore });
    if (isMore) return pageOf(rows.slice(0, shown).reverse(), { hasPrevious: true, hasNext: true });
    // The beginning: a whole page of it.
  }
  const rows = await read({ ...part(false), where: undefined, edge: null });
  return pageOf(rows.slice(0, shown), { hasPrevious: false, hasNext: rows.length > shown });
}

function pageOf<Row extends { readonly cursor: string }>(
  rows: readonly Row[], { hasPrevious, hasNext }: { readonly hasPrevious: boolean; readonly hasNext: boolean },
): ListPage<Row> {
  const [first, last] = [rows[0], rows.at(-1)];
  // All behind the place may be deleted: then the list begins again.
  const back: Record<string, string> = first ? { before: first.cursor } : {};
  return { rows, previous: hasPrevious ? back : null, next: hasNext && last ? { after: last.cursor } : null };
}
