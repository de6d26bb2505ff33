import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { feedDate } from './feed-date.js';
import { createExcerpt, readHtml } from './plain-text.js';
import { isDecorationAddress } from './post-pictures.js';

/** A post as it is kept: its picture where it came from. */
export interface CachedPost {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** In ISO 8601; empty without a date. */
  readonly date: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

export interface CachedFeed { readonly title: string; readonly homePage: string; readonly posts: readonly CachedPost[] }

const most = { posts: 200, title: 200, summary: 400, author: 100, address: 2000 } as const;

/** What the formats have in common, as `feedsmith` spells it in each of them. */
interface Xml { readonly xml?: { readonly base?: string } }
interface Text extends Xml { readonly value?: string; readonly isPermaLink?: boolean }
interface Link { readonly href?: string; readonly rel?: string; readonly type?: string }
interface Media {
  readonly url?: string;
  readonly type?: string;
  readonly medium?: string;
  readonly width?: number;
  readonly height?: number;
  readonly description?: Text;
}
interface Entry extends Xml {
  readonly id?: string;
  readonly guid?: Text;
  readonly url?: string;
  readonly link?: string;
  readonly links?: readonly Link[];
  readonly atom?: { readonly links?: readonly Link[] };
  readonly itunes?: { readonly image?: string };
  readonly title?: string | Text;
  readonly summary?: string | Text;
  readonly description?: string | Text;
  readonly content?: { readonly encoded?: string } & Text;
  readonly content_html?: string;
  readonly content_text?: string;
  readonly image?: string;
  readonly banner_image?: string;
  readonly pubDate?: string;
  readonly published?: string;
  readonly updated?: string;
  readonly date_published?: string;
  readonly authors?: readonly (string | { readonly name?: string })[];
  readonly dc?: { readonly creators?: readonly string[]; readonly dates?: readonly string[] };
  readonly enclosures?: readonly Media[];
  readonly media?: {
    readonly contents?: readonly Media[];
    readonly thumbnails?: readonly Media[];
    readonly groups?: readonly { readonly contents?: readonly Media[]; readonly thumbnails?: readonly Media[] }[];
  };
}

const textOf = (given: unknown): string =>
  typeof given === 'string'
    ? given
    : typeof given === 'object' && given !== null && 'value' in given && typeof given.value === 'string'
      ? given.value
      : '';

/** What addresses of a feed are relative to. */
interface Base {
  readonly url: string;
  /** Address of the feed itself. */
  readonly feedUrl: string;
  /** The feed is the site's own: what is at the site stays a path, wherever that is. */
  readonly isOwn: boolean;
}

/** An address that may be followed; empty for any other. */
function addressOf(given: string | undefined, base: Base): string {
  const written = given?.trim() ?? '';
  if (!written || written.length > most.address || !canParseUrl(written, base.url)) return '';
  const { protocol, href, origin, pathname, search, hash } = new URL(written, base.url);
  if (base.isOwn && origin === new URL(base.feedUrl).origin) return pathname + search + hash;
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

/** A base that an `xml:base` inside of another one moves. */
function baseWithin(base: Base, given: string | undefined): Base {
  if (!given || given.length > most.address || !canParseUrl(given, base.url)) return base;
  const { href, protocol } = new URL(given, base.url);
  return protocol === 'https:' || protocol === 'http:' ? { ...base, url: href } : base;
}

/** Links to a post's page, those to HTML first. */
const pagesOf = (links: readonly Link[] = []): readonly (string | undefined)[] => links.filter(({ rel = 'alternate' }) => rel === 'alternate')
  .toSorted((one, other) => Number(other.type === 'text/html') - Number(one.type === 'text/html')).map(({ href }) => href);

/** The address of a post: its link, else an Atom link of RSS, else a guid that is an address and is not said to be none. */
function pageOf({ url, link, links, atom, guid }: Entry, base: Base): string {
  const permanent = guid?.isPermaLink !== false && /^https?:\/\//i.test(guid?.value ?? '') ? guid!.value : undefined;
  return [url, link, ...pagesOf(links), ...pagesOf(atom?.links), permanent].map(address => addressOf(address, base)).find(Boolean) ?? '';
}

const isPicture = ({ type = '', medium = '', url = '', width = Infinity, height = Infinity }: Media): boolean =>
  width > 3
  && height > 3
  && (medium ? medium === 'image' : type ? type.startsWith('image/') : /\.(?:jpe?g|png|webp|avif|gif)$/i.test(url.split(/[?#]/)[0]!));

interface Body extends ReturnType<typeof readHtml> { readonly base: Base }

function pictureOf(entry: Entry, html: readonly Body[], base: Base): CachedPost['picture'] {
  const { media, enclosures = [], links = [], itunes } = entry;
  const groups = media?.groups ?? [];
  const files: readonly Media[] = [
    ...[entry.image, entry.banner_image].flatMap(url => (typeof url === 'string' ? { url, medium: 'image' } : [])),
    ...[...media?.contents ?? [], ...groups.flatMap(({ contents = [] }) => contents)].filter(isPicture),
    ...enclosures.filter(isPicture),
    ...links.filter(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/')).map(({ href }) => ({ url: href })),
    ...media?.thumbnails ?? [], ...groups.flatMap(({ thumbnails = [] }) => thumbnails),
    ...itunes?.image ? [{ url: itunes.image }] : [],
    ...html.flatMap(({ picture, base: within }) => (picture ? { url: addressOf(picture.src, within), description: { value: picture.alt } } : [])),
  ];
  for (const { url, description } of files) {
    const address = addressOf(url, base);
    if (address && !isDecorationAddress(address)) return { url: address, alt: createExcerpt(readHtml(textOf(description)).text, most.title) };
  }
  return null;
}

/** A post, and what it is known by beside its id. */
interface ReadPost { readonly post: CachedPost; readonly name: string; readonly content: string }

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

function authorOf({ authors, dc }: Entry): string {
  const [author] = authors ?? dc?.creators ?? [];
  return createExcerpt(readHtml(typeof author === 'string' ? author : author?.name ?? '').text, most.author);
}

/** The first date of a post that can be read; empty without one. */
const dateOf = ({ date_published: inJson, pubDate, published, updated, dc }: Entry): string =>
  [inJson, pubDate, published, updated, ...dc?.dates ?? []].map(feedDate).find(Boolean) ?? '';

function postOf(entry: Entry, feedBase: Base): ReadPost | null {
  const base = baseWithin(feedBase, entry.xml?.base);
  const bodies = [entry.summary, entry.description, entry.content?.encoded ?? entry.content, entry.content_html].filter(body => textOf(body) !== '')
    .map((body): Body => ({ ...readHtml(textOf(body)), base: baseWithin(base, typeof body === 'object' ? body.xml?.base : undefined) }));
  const summary = [textOf(entry.content_text).replace(/\s+/g, ' ').trim(), ...bodies.map(({ text }) => text)].find(Boolean) ?? '';
  const title = createExcerpt(readHtml(textOf(entry.title)).text, most.title);
  const picture = pictureOf(entry, bodies, base);
  if (!title && !summary && !picture) return null;
  const url = pageOf(entry, base);
  const name = textOf(entry.guid) || entry.id || url || title + summary;
  const post: CachedPost = {
    // Social networks repeat the beginning of a post as its title.
    title: summary.startsWith(title.replace(/…$/, '')) && title.length > 60 ? '' : title,
    url, picture, summary: createExcerpt(summary, most.summary),
    id: hashOf(name),
    author: authorOf(entry),
    date: dateOf(entry),
  };
  return { post, name, content: `${url}\n${title || summary}` };
}

/** Posts, once each. Some programs give all posts one id: those that differ in address or title have ids of their own then. */
function withOwnIds(read: readonly ReadPost[]): readonly CachedPost[] {
  const contents = new Map<string, Set<string>>();
  for (const { name, content } of read) contents.set(name, (contents.get(name) ?? new Set()).add(content));
  const posts = read.map(({ post, name, content }) => (contents.get(name)!.size > 1 ? { ...post, id: hashOf(`${name}\n${content}`) } : post));
  return [...new Map(posts.map(post => [post.id, post])).values()];
}

/** The whole posts of a feed that was cut while it was sent; empty without one. */
function wholePosts(source: string): string {
  const end = Math.max(...['item', 'entry'].map(name => source.lastIndexOf(`</${name}>`) + (source.includes(`</${name}>`) ? name.length + 3 : 1)));
  const [, root] = /<(rss|feed|(?:\w{1,10}:)?RDF)[\s>]/.exec(source.slice(0, 5000)) ?? [];
  return end > 0 && root ? `${source.slice(0, end)}${root === 'rss' ? '</channel>' : ''}</${root}>` : '';
}

/** Parses a feed. One that ends in the middle has the posts before. */
function parse(source: string, onCut: () => void): ParsedFeed {
  try {
    return parseFeed(source).feed as ParsedFeed;
  } catch (error) {
    const whole = wholePosts(source);
    if (!whole) throw error;
    const { feed } = parseFeed(whole);
    onCut();
    return feed as ParsedFeed;
  }
}

interface ParsedFeed extends Xml {
  readonly title?: unknown;
  readonly link?: string;
  readonly home_page_url?: string;
  readonly links?: readonly Link[];
  readonly items?: readonly Entry[];
  readonly entries?: readonly Entry[];
}

/** Reads RSS, Atom, RDF or a JSON Feed, whatever its author has made of it: plain text and addresses, the newest first. Throws for anything else. */
export function readFeed(
  source: string,
  url: string,
  { isOwn = false, onCut = () => {} }: { readonly isOwn?: boolean; readonly onCut?: () => void } = {},
): CachedFeed {
  const feed = parse(source, onCut);
  const base = baseWithin({ url, feedUrl: url, isOwn }, feed.xml?.base);
  const posts = (feed.items ?? feed.entries ?? []).slice(0, most.posts).flatMap(entry => postOf(entry, base) ?? []);
  return {
    title: createExcerpt(readHtml(textOf(feed.title)).text, most.title),
    homePage: [feed.home_page_url, feed.link, ...pagesOf(feed.links)].map(address => addressOf(address, base)).find(Boolean) ?? '',
    // Those without a date stay where their feed has them: at the end of those with one.
    posts: withOwnIds(posts).toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}
