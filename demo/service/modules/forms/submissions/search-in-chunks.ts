import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { submissions } from '../forms.schema.js';

/** Rows that one statement searches: few enough that the delay is not noticeable. */
const rows = { first: 200, least: 20, most: 2000 } as const;
const aimedMs = 100;

export interface ChunkedSearch {
  /** Among these. */
  readonly within: SQL | undefined;
  /** What has to hold of each, which no index helps with. */
  readonly conditions: readonly SQL[];
  /** Id of the submission after which the search begins; from the first one when absent. */
  readonly after?: string;
  readonly isDescending: boolean;
  readonly most: number;
  readonly now?: () => number;
}

/**
 * Ids of submissions for which the conditions hold, in the order of their arrival. An embedded database runs one statement at
 * a time, in the thread that answers all requests, and knows no timeout: `statement_timeout` is accepted there and never fires.
 * So a search through everything that was ever sent is many short statements, and other requests are answered between them.
 */
export async function searchInSlices(
  database: Database,
  { within, conditions, after, isDescending, most, now = () => performance.now() }: ChunkedSearch,
): Promise<string[]> {
  const { createdAt, id } = submissions;
  const order = [createdAt, id].map(column => (isDescending ? desc(column) : asc(column)));
  const found: string[] = [];
  let [size, last] = [rows.first as number, after];
  for (;;) {
    const place = sql`(select ${createdAt}, ${id} from ${submissions} where ${id} = ${last})`;
    const isLater =
      last === undefined ? undefined : isDescending ? sql`(${createdAt}, ${id}) < ${place}` : sql`(${createdAt}, ${id}) > ${place}`;
    const slice = await database
      .select({ id })
      .from(submissions)
      .where(and(within, isLater))
      .orderBy(...order)
      .limit(size);
    if (slice.length === 0) return found;
    const since = now();
    const hits = await database
      .select({ id })
      .from(submissions)
      .where(
        and(
          inArray(
            id,
            slice.map(row => row.id),
          ),
          ...conditions,
        ),
      )
      .orderBy(...order)
      .limit(most - found.length);
    found.push(...hits.map(row => row.id));
    if (found.length >= most || slice.length < size) return found;
    last = slice.at(-1)!.id;
    const ms = now() - since;
    size = Math.round(Math.min(rows.most, Math.max(rows.least, size * Math.min(2, aimedMs / Math.max(1, ms)))));
  }
}
