import type { Hono } from 'hono';
import type { FeedStore } from './feed-store.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { t } from '../../kernel/language/common-texts.js';

/** Who asks again within so long gets what the browser has. */
const cacheControl = 'public, max-age=300';
const retrySeconds = '60';

export interface TextRoute {
  /** Its last part is a parameter: the name of the source. */
  readonly path: string;
  /** The name of that parameter. */
  readonly parameter: string;
  readonly contentType: string;
}

/** Sends what a store keeps of the owner's sources as text files: a visitor's browser asks this site alone. */
export function addTextFiles(app: Hono, store: FeedStore<string>, { path, parameter, contentType }: TextRoute): void {
  app.get(path, async context => {
    const name = context.req.param(parameter) ?? '';
    if (!store.has(name)) throw new HttpError(404, { error: t('nothingHere'), field: parameter });
    const text = await store.get(name);
    if (text === null) throw new HttpError(503, { error: t('internal') }, { 'Retry-After': retrySeconds });
    return context.body(text, 200, { 'Cache-Control': cacheControl, 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff' });
  });
}
