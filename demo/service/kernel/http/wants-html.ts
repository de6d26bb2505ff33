import type { Context } from 'hono';

/** True for a browser that follows a link or posts a plain form. */
export function wantsHtml(context: Context): boolean {
  return (context.req.header('accept') ?? '').includes('text/html');
}
