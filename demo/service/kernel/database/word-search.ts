import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What separates words: the parser of the database would read `ada@example.com` as one of them. */
const separators = sql.raw(`'@._+-/<>&', '         '`);

/**
 * The words of columns, for an index and for `hasWords`. As every GIN index, it is made without `fastupdate`: nothing vacuums an embedded
 * database, so rows that wait to be sorted into the index would be read at each search.
 */
export const splitWords = (...columns: readonly AnyPgColumn[]): SQL =>
  sql`to_tsvector('simple', translate(${sql.join(columns.map(column => sql`${column}`), sql.raw(" || ' ' || "))}, ${separators}))`;

/** Whether columns have words that begin with each of these; null without a word. What stands before a separator is a whole word. */
export function hasWords(text: string, ...columns: readonly AnyPgColumn[]): SQL | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]{1,60}/gu)].slice(0, 10);
  const isWhole = (end: number): boolean => /^\S/.test(text.slice(end));
  const asked = words.map(({ 0: word, index }) => (isWhole(index + word.length) ? `'${word}'` : `'${word}':*`)).join(' & ');
  return words.length === 0 ? null : sql`${splitWords(...columns)} @@ to_tsquery('simple', ${asked})`;
}

/**
 * Whether a row is one of those that a condition holds for, each found by its own index. Asked directly, the database may instead read a list in
 * its order until a page is full of rows with rare words, which are nearly all rows.
 */
export function isAmong(key: AnyPgColumn, ...conditions: readonly (SQL | null | undefined)[]): SQL {
  const found = conditions.filter(one => one !== null && one !== undefined).map(one => sql`select ${key} from ${key.table} where ${one}`);
  return found.length === 0 ? sql`false` : sql`${key} = any(array(${sql.join(found, sql` union all `)}))`;
}
