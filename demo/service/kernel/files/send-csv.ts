import type { Context } from 'hono';
import { byteOrderMark, csvLine } from 'site-elements/contract/csv-line';
import { streamText } from './stream-text.js';

type Line = readonly (string | number)[];

/**
 * Sends lines as a file, as they come: a table of any length takes no more memory than a part of it. The header and the first row are
 * read before the response begins: a table that cannot be read is answered as any other failure, and not with a broken file.
 */
export async function sendCsv(context: Context, name: string, lines: AsyncIterable<Line>): Promise<Response> {
  const iterator = lines[Symbol.asyncIterator]();
  const early = [await iterator.next(), await iterator.next()];
  const body = streamText((async function* () {
    yield byteOrderMark;
    try {
      for (const { done, value } of early) {
        if (done) return;
        yield csvLine(value);
      }
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield csvLine(next.value);
    } finally {
      await iterator.return?.();
    }
  })());
  const file = `${name.replace(/[^\w.-]/g, '_')}-${new Date().toISOString().slice(0, 10)}.csv`;
  return context.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
