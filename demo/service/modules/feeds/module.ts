import { join } from 'node:path';
import { RenderQueue } from '../../kernel/files/render-queue.js';
import type { ServiceModule } from '../../kernel/module.js';
import { paths } from 'site-elements/contract/paths';
import { calendarPolicy } from './calendars/public-calendar.js';
import { type FetchPicture, FeedPictures } from './feed-pictures.js';
import { addFeeds } from './feed-routes.js';
import type { FeedSource } from './feed-settings.js';
import { type FetchFeed, createFeedFetcher, FeedStore, type CachePolicy, postsPolicy } from './feed-store.js';
import { sheetPolicy } from './sheets/read-sheet.js';
import { sheetFileUrl } from './sheets/sheet-address.js';
import { addTextFiles } from './text-routes.js';

export interface FeedsOptions {
  readonly dataDir?: string;
  readonly siteUrl?: string;
  /** Feeds whose posts pages can show, by name, each at a URL or a path of this site. `ask…`: tests only. */
  readonly feeds?: { sources: readonly FeedSource[]; ask?: FetchFeed; askPicture?: FetchPicture };
  /** iCalendar files whose events pages can show, named like feeds. */
  readonly calendars?: { sources: readonly FeedSource[]; ask?: FetchFeed };
  /** Sheets whose values pages can show, named like feeds: CSV files, and pages of Google Sheets or Excel. */
  readonly sheets?: { sources: readonly FeedSource[]; ask?: FetchFeed };
}

/** Posts of external feeds, events of external calendars, and values of external sheets. */
export const feedsModule: ServiceModule<FeedsOptions> = {
  name: 'feeds',
  schema: {},
  mount({ app, cache, onError }, { dataDir, siteUrl, feeds, calendars, sheets }) {
    const open = <Kept>(name: 'feeds' | 'calendars' | 'sheets', keeping: CachePolicy<Kept>,
      { sources = [], ask }: { sources?: readonly FeedSource[]; ask?: FetchFeed } = {}) =>
      new FeedStore({ keeping, sources, folder: dataDir && join(dataDir, name), onError: onError(name),
        ask: createFeedFetcher(app, { siteUrl, others: ask }) });
    const [posts, events] = [open('feeds', postsPolicy, feeds), open('calendars', calendarPolicy, calendars)];
    const files = sheets?.sources.map(source => ({ ...source, url: sheetFileUrl(source.url) })) ?? [];
    const values = open('sheets', sheetPolicy, { ...sheets, sources: files });
    // A queue of its own: a host that sends its pictures slowly does not delay those of this site.
    const pictures = new FeedPictures(cache('feed-pictures', new RenderQueue({ atOnce: 4, waiting: 100 })), onError('feeds'), feeds?.askPicture);
    addFeeds(app, { store: posts, pictures });
    addTextFiles(app, events, { path: paths.calendar, parameter: 'calendar', contentType: 'text/calendar; charset=utf-8' });
    addTextFiles(app, values, { path: paths.sheet, parameter: 'sheet', contentType: 'text/csv; charset=utf-8' });
    return { close: () => Promise.all([posts.close(), events.close(), values.close()]) };
  },
};
