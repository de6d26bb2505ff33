import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What separates words: the parser of the database would read `ada@example.com` as one of them. */
const separators = sql.raw(`'@._+-/<>&', '         '`);

/** The words of columns, for an index and for `hasWords`. */
export const splitWords = (...columns: readonly AnyPgColumn[]): SQL =>
  sql`to_tsvector('simple', translate(${sql.join(columns.map(column => sql`${column}`), sql.raw(" || ' ' || "))}, ${separators}))`;

/** Whether columns have words that begin with each of these; null without a word. What stands before a separator is a whole word. */
export function hasWords(text: string, ...columns: readonly AnyPgColumn[]): SQL | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]{1,60}/gu)].slice(0, 10);
  const isWhole = (end: number): boolean => /^\S/.test(text.slice(end));
  const asked = words.map(({ 0: word, index }) => (isWhole(index + word.length) ? `'${word}'` : `'${word}':*`)).join(' & ');
  return words.length === 0 ? null : sql`${splitWords(...columns)} @@ to_tsquery('simple', ${asked})`;
}
