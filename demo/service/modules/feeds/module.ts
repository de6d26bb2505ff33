import { join } from 'node:path';
import { RenderQueue } from '../../kernel/files/render-queue.js';
import type { ServiceModule } from '../../kernel/module.js';
import { addCalendars } from './calendars/calendar-routes.js';
import { calendarPolicy } from './calendars/public-calendar.js';
import { type FetchPicture, FeedPictures } from './feed-pictures.js';
import { addFeeds } from './feed-routes.js';
import type { FeedSource } from './feed-settings.js';
import { type FetchFeed, createFeedFetcher, FeedStore, type CachePolicy, postsPolicy } from './feed-store.js';

export interface FeedsOptions {
  readonly dataDir?: string;
  readonly siteUrl?: string;
  /** Feeds whose posts pages can show, by name, each at a URL or a path of this site. `ask…`: tests only. */
  readonly feeds?: { sources: readonly FeedSource[]; ask?: FetchFeed; askPicture?: FetchPicture };
  /** iCalendar files whose events pages can show, named like feeds. */
  readonly calendars?: { sources: readonly FeedSource[]; ask?: FetchFeed };
}

/** Posts of external feeds, and events of external calendars. */
export const feedsModule: ServiceModule<FeedsOptions> = {
  name: 'feeds',
  schema: {},
  mount({ app, cache, onError }, { dataDir, siteUrl, feeds, calendars }) {
    const open = <Kept>(name: 'feeds' | 'calendars', keeping: CachePolicy<Kept>,
      { sources = [], ask }: { sources?: readonly FeedSource[]; ask?: FetchFeed } = {}) =>
      new FeedStore({ keeping, sources, folder: dataDir && join(dataDir, name), onError: onError(name),
        ask: createFeedFetcher(app, { siteUrl, others: ask }) });
    const [posts, events] = [open('feeds', postsPolicy, feeds), open('calendars', calendarPolicy, calendars)];
    // A queue of its own: a host that sends its pictures slowly does not delay those of this site.
    const pictures = new FeedPictures(cache('feed-pictures', new RenderQueue({ atOnce: 4, waiting: 100 })), onError('feeds'), feeds?.askPicture);
    addFeeds(app, { store: posts, pictures });
    addCalendars(app, events);
    return { close: () => Promise.all([posts.close(), events.close()]) };
  },
};
