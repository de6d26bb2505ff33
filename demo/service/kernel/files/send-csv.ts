import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import { byteOrderMark, csvLine } from './csv.js';

type Line = readonly (string | number)[];

/**
 * Sends lines as a file, as they come: a table of any length takes no more memory than a part of it. The header and the first row are
 * read before the response begins: a table that cannot be read is answered as any other failure, and not with a broken file.
 */
export async function sendCsv(context: Context, name: string, lines: AsyncIterable<Line>): Promise<Response> {
  const iterator = lines[Symbol.asyncIterator]();
  const early = [await iterator.next(), await iterator.next()];
  const encoder = new TextEncoder();
  // A file is read when its request has been left: its words are in the language of who asked for it all the same.
  const inRequest = AsyncLocalStorage.snapshot();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = early.shift() ?? (await inRequest(() => iterator.next()));
      if (done) return controller.close();
      controller.enqueue(encoder.encode((isFirst ? byteOrderMark : '') + csvLine(value)));
      isFirst = false;
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  const file = `${name.replace(/[^\w.-]/g, '_')}-${new Date().toISOString().slice(0, 10)}.csv`;
  return context.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
