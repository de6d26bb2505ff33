import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Clocks of two processes differ by less. */
const tolerance = '1 minute';

/**
 * Whether a moment that the database has set is one of the last while. A later one is of a clock that was set back since: it counts for
 * nothing, or a day's rows would count until that clock has caught up.
 */
export const isWithin = (column: PgColumn, ms: number): SQL =>
  sql`${column} > now() - ${ms / 1000} * interval '1 second' and ${column} <= now() + interval '${sql.raw(tolerance)}'`;
