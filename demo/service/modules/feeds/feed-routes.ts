import type { Hono } from 'hono';
import type { FeedAnswer, FeedPost } from 'site-elements/contract/feed';
import { feedQuerySchema } from 'site-elements/contract/feed.schema';
import { paths } from 'site-elements/contract/paths';
import { checkShape } from '../../kernel/http/check-shape.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { sendFile } from '../../kernel/files/send-file.js';
import { type FeedPictures, pictureName } from './feed-pictures.js';
import type { FeedStore } from './feed-store.js';
import type { CachedFeed, CachedPost } from './read-feed.js';
import { t } from '../../kernel/language/common-texts.js';

/** Who asks again within so long gets what the browser has. */
const cacheControl = 'public, max-age=300';
const retrySeconds = '60';

/** A picture of this site is where it is; one of another host comes through us. */
const imageOf = (feed: string, url: string): string =>
  url.startsWith('/') ? url : paths.feedPicture.replace(':feed', feed).replace(':picture', pictureName(url));

const postOf = (feed: string, { id, url, title, summary, author, date, picture }: CachedPost): FeedPost => ({
  id,
  ...url && { url }, ...title && { title }, ...summary && { summary }, ...date && { date_published: date }, ...author && { authors: [{ name: author }] },
  ...picture && { image: imageOf(feed, picture.url), ...picture.alt && { _image: { alt: picture.alt } } },
});

/** Posts of the owner's feeds as a JSON Feed, and their pictures: a visitor's browser asks this site alone. */
export function addFeeds(app: Hono, { store, pictures }: { store: FeedStore<CachedFeed>; pictures: FeedPictures }): void {
  app.get(paths.feed, async context => {
    const name = context.req.param('feed');
    const { offset, limit } = checkShape(feedQuerySchema, context.req.query());
    if (!store.has(name)) throw new HttpError(404, { error: t('nothingHere'), field: 'feed' });
    const feed = await store.get(name);
    if (!feed) throw new HttpError(503, { error: t('internal') }, { 'Retry-After': retrySeconds });
    const end = offset + limit;
    context.header('Cache-Control', cacheControl);
    return context.json<FeedAnswer>({
      version: 'https://jsonfeed.org/version/1.1', title: feed.title, ...feed.homePage && { home_page_url: feed.homePage },
      ...end < feed.posts.length && { next_url: `${paths.feed.replace(':feed', name)}?offset=${end}&limit=${limit}` },
      items: feed.posts.slice(offset, end).map(post => postOf(name, post)),
    });
  });

  app.get(paths.feedPicture, async context => {
    const { feed: name, picture } = context.req.param();
    const feed = await store.get(name);
    const file = feed && await pictures.get(feed, picture);
    if (!file) throw new HttpError(404, { error: t('nothingHere') });
    return sendFile(context, file, 'image/webp');
  });
}
