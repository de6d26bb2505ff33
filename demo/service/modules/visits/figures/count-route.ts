import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { HttpError } from '../../../kernel/http/http-error.js';
import { parseJson } from '../../../kernel/http/parse-json.js';
import { readBytes } from '../../../kernel/http/read-body.js';
import type { FigureStore } from './figure-store.js';
import { isBot, readCount } from './read-count.js';

interface CountRoute {
  readonly figures: FigureStore;
  /** Header in which a proxy of the owner names the visitor's country; empty for none. */
  readonly countryHeader: string;
}

/**
 * Counts a page view or an event of a page. The address and the browser of the request are looked at for limits and bots, as with any
 * request, and not stored.
 */
export function addCountRoute(app: Hono, { figures, countryHeader }: CountRoute): void {
  app.post(paths.count, async context => {
    const body = parseJson(new TextDecoder().decode(await readBytes(context.req.raw)), 'body');
    const counted = readCount(body, { country: countryOf(context, countryHeader) });
    if (!isBot(context.req.header('user-agent'))) await figures.add(counted);
    return context.body(null, 204);
  });
  app.all(paths.count, () => { throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' }); });
}

const countryOf = (context: Context, header: string): string => (header === '' ? '' : (context.req.header(header) ?? '').trim().toUpperCase());
