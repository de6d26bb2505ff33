import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { siteFontPaths } from 'site-elements/contract/site-fonts';
import type { FileStore } from '../../kernel/files/file-store.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { t } from '../../kernel/language/common-texts.js';
import { contentName, type FontLibrary, fontType } from './font-library.js';
import { writeSheet } from './write-sheet.js';

const fileName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.woff2$/;
/** A font that was added or deleted is known to a page after this time at the latest. */
const sheetCache = 'public, max-age=60, must-revalidate';
const fileCache = 'public, max-age=31536000, immutable';

/** Whether the browser has it already. */
function isKnown(context: Context, etag: string): boolean {
  context.header('ETag', etag);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // Fonts of pages on another domain of the site are loaded with CORS. They are public, and no cookie changes them.
  context.header('Access-Control-Allow-Origin', '*');
  return (context.req.header('if-none-match') ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}

/** The fonts of the site, for everyone: their style sheet and their files. */
export function addPublicFonts(app: Hono, { library, store }: { readonly library: FontLibrary; readonly store: FileStore }): void {
  app.get(siteFontPaths.sheet, async context => {
    const sheet = writeSheet(await library.list());
    context.header('Cache-Control', sheetCache);
    if (isKnown(context, `"${createHash('sha256').update(sheet).digest('base64url').slice(0, 22)}"`)) return context.body(null, 304);
    return context.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });

  app.get(siteFontPaths.public, async context => {
    const [, id] = fileName.exec(context.req.param('file')) ?? [];
    const row = id === undefined ? null : await library.find(id);
    if (!row) throw new HttpError(404, { error: t('nothingHere') });
    if (isKnown(context, `"${row.sha256.slice(0, 32)}"`)) return context.body(null, 304, { 'Cache-Control': fileCache });
    const file = await store.get(contentName(row.id));
    if (!file) throw new HttpError(404, { error: t('nothingHere') });
    context.header('Cache-Control', fileCache);
    context.header('Content-Length', String(row.size));
    context.header('Content-Security-Policy', 'default-src \'none\'; sandbox');
    return context.body(Readable.toWeb(file) as ReadableStream, 200, { 'Content-Type': fontType });
  });
}
