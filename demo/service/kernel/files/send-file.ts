import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** A day without asking, then a look at the ETag while the old one is still shown. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=2592000';

/** Answers a rendered file, or 304 when the browser has it. */
export function sendFile(context: Context, file: Buffer, contentType: string) {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', cacheControl);
  context.header('X-Content-Type-Options', 'nosniff');
  const known = context.req.header('if-none-match') ?? '';
  if (known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)) return context.body(null, 304);
  context.header('Content-Type', contentType);
  return context.body(new Uint8Array(file));
}
