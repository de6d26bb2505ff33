import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { FeedStore } from '../feed-store.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { t } from '../../../kernel/language/common-texts.js';

/** Who asks again within so long gets what the browser has. */
const cacheControl = 'public, max-age=300';
const retrySeconds = '60';

/** Events of the owner's calendars as iCalendar files: a visitor's browser asks this site alone. */
export function addCalendars(app: Hono, store: FeedStore<string>): void {
  app.get(paths.calendar, async context => {
    const name = context.req.param('calendar');
    if (!store.has(name)) throw new HttpError(404, { error: t('nothingHere'), field: 'calendar' });
    const calendar = await store.get(name);
    if (calendar === null) throw new HttpError(503, { error: t('internal') }, { 'Retry-After': retrySeconds });
    return context.body(calendar, 200, { 'Cache-Control': cacheControl, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
