import { Readable } from 'node:stream';
import { siteFilePaths } from 'site-elements/contract/site-files';
import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Database } from '../../kernel/database/database.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { attachment } from '../../kernel/files/safe-name.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { contentName } from './file-library.js';
import { siteFiles, type StoredSiteFile } from './files.schema.js';
import { t } from '../../kernel/language/common-texts.js';

/** Displayed by a browser; everything else is downloaded. */
const isDisplayed = (type: string): boolean => /^(?:image|audio|video|font)\//.test(type) || type === 'application/pdf' || type.startsWith('text/');
/** A file that is opened as a page has no scripts, no forms, no requests, and not the origin of the site. Viewers of PDF files do not work in a sandbox. */
const policyOf = (type: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'${type === 'application/pdf' ? '' : '; sandbox'}`;
/** A replaced file is new after this time at the latest. */
const cacheControl = 'public, max-age=60, must-revalidate';

interface Range { readonly start: number; readonly end: number }

/** The one range of a request, as players send it. Null for the whole file; undefined for a range that it does not have. */
export function readRange(header: string | undefined, size: number): Range | null | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}

/** The bytes of a range, as the file is read. */
async function* readPart(chunks: AsyncIterable<Uint8Array>, { start, end }: Range): AsyncIterable<Uint8Array> {
  let at = 0;
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}

function setHeaders(context: Context, { type, name, sha256 }: StoredSiteFile): string {
  const etag = `"${sha256.slice(0, 32)}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', cacheControl);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', policyOf(type));
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // Fonts of pages on another domain of the site are loaded with CORS. The files are public, and no cookie changes them.
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Accept-Ranges', 'bytes');
  if (!isDisplayed(type)) context.header('Content-Disposition', attachment(name));
  return etag;
}

/** Files of the site, for everyone. The id identifies the file; its name in the address may be an earlier one. */
export function addPublicFiles(app: Hono, { database, store }: { readonly database: Database; readonly store: FileStore }): void {
  app.get(siteFilePaths.public, async context => {
    const [row] = await database.select().from(siteFiles).where(eq(siteFiles.id, context.req.param('id').replaceAll('\0', '')));
    if (!row) throw new HttpError(404, { error: t('nothingHere') });
    const etag = setHeaders(context, row);
    const known = context.req.header('if-none-match') ?? '';
    if (known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)) return context.body(null, 304);
    const range = readRange(context.req.header('range'), row.size);
    if (range === undefined) return context.body(null, 416, { 'Content-Range': `bytes */${row.size}` });
    const file = await store.get(contentName(row.contentId));
    if (!file) throw new HttpError(404, { error: t('nothingHere') });
    const { start, end } = range ?? { start: 0, end: row.size - 1 };
    context.header('Content-Type', row.type.startsWith('text/') ? `${row.type}; charset=utf-8` : row.type);
    context.header('Content-Length', String(end - start + 1));
    if (range) {
      context.status(206);
      context.header('Content-Range', `bytes ${start}-${end}/${row.size}`);
    }
    return context.body(Readable.toWeb(Readable.from(readPart(file, { start, end }))) as ReadableStream);
  });
}
