import { Readable } from 'node:stream';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { paths } from '../../../core/contract/paths.js';
import type { Database } from '../database/database.js';
import { uploads } from '../database/schema.js';
import { Refusal } from '../http/refusal.js';
import type { FileStore } from '../uploads/file-store.js';
import { attachment } from '../uploads/safe-name.js';
import { sayToOwner } from './say-to-owner.js';

/** Files that visitors have sent, for the owner to store: never shown by the browser, whatever is in them. */
export function addOwnerFiles(app: Hono, { database, store }: { database: Database; store: FileStore }): void {
  app.get(paths.ownerFile, async context => {
    const id = context.req.param('id').replaceAll('\0', '');
    const [row] = await database.select().from(uploads).where(and(eq(uploads.id, id), isNotNull(uploads.submissionId)));
    if (!row) throw new Refusal(404, { error: sayToOwner('noSuchFile') });
    const file = await store.get(row.id);
    if (!file) throw new Refusal(404, { error: sayToOwner('fileNotStored') });
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
