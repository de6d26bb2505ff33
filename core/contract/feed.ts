import { editorLimits } from './editor-limits.js';

/** Here and not among `pagePaths`: pages without a feed load none of it. */
export const feedPath = '/api/feeds/:feed';

/** The first page has as many as a connected gallery has pictures; `next_url` leads to the rest. */
export const mostPostsAtOnce = editorLimits.connectedGalleryPictures;

/** A post of a feed, in plain text: nothing of it is markup. The names are those of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export interface FeedPost {
  id: string;
  /** Where the post is; missing where its feed names no address. */
  url?: string;
  title?: string;
  summary?: string;
  /** A picture at this site: a visitor's browser sends no request to another host. */
  image?: string;
  /** In ISO 8601, with its zone. */
  date_published?: string;
  authors?: { name: string }[];
  /** What the picture shows, as far as its feed says. */
  _image?: { alt: string };
}

/** Query of `GET paths.feed`. */
export interface FeedQuery { offset?: number; limit?: number }

/** Answer of `GET paths.feed`: a JSON Feed. */
export interface FeedAnswer {
  version: 'https://jsonfeed.org/version/1.1';
  title: string;
  home_page_url?: string;
  /** Where the next posts are; missing with the last ones. */
  next_url?: string;
  items: FeedPost[];
}
