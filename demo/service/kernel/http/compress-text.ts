import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** A secret that is compressed beside a stranger's text can be read from the size of the response (the BREACH attack). */
const isPersonal = ({ res: { headers } }: Context) =>
  /\b(?:no-store|private)\b/.test(headers.get('Cache-Control') ?? '') || headers.has('Set-Cookie');

/** Compresses responses to GET requests that are text and the same for every visitor. Other responses are sent as they are. */
export function compressText(): MiddlewareHandler {
  const compressResponse = compress();
  return async (context, next) => {
    await next();
    if (context.req.method === 'GET' && !isPersonal(context)) return compressResponse(context, () => Promise.resolve());
  };
}
