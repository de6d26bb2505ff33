import { Readable } from 'node:stream';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { uploads } from '../forms.schema.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { FileStore } from '../../../kernel/files/file-store.js';
import { attachment } from '../../../kernel/files/safe-name.js';
import { ownerText } from '../texts.js';

/** Files that visitors have sent, for the owner to store: never shown by the browser, whatever is in them. */
export function addOwnerFiles(app: Hono, { database, store }: { database: Database; store: FileStore }): void {
  app.get(paths.ownerFile, async context => {
    const id = context.req.param('id').replaceAll('\0', '');
    const [row] = await database.select().from(uploads).where(and(eq(uploads.id, id), isNotNull(uploads.submissionId)));
    if (!row) throw new HttpError(404, { error: ownerText('noSuchFile') });
    const file = await store.get(row.id);
    if (!file) throw new HttpError(404, { error: ownerText('fileNotStored') });
    return context.body(Readable.toWeb(file) as ReadableStream, 200, {
      'Content-Type': row.type,
      'Content-Length': String(row.size),
      'Content-Disposition': attachment(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
}
