import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { excerptOf, readHtml } from './plain-text.js';

/** A post as it is kept: its picture where it came from. */
export interface KeptPost {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** In ISO 8601; empty where there is none. */
  readonly date: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

export interface KeptFeed { readonly title: string; readonly homePage: string; readonly posts: readonly KeptPost[] }

const most = { posts: 200, title: 200, summary: 400, author: 100, address: 2000 } as const;

/** What the formats have in common, as `feedsmith` spells it in each of them. */
interface Text { readonly value?: string }
interface Media { readonly url?: string; readonly type?: string; readonly medium?: string; readonly description?: Text }
interface Entry {
  readonly id?: string;
  readonly guid?: Text;
  readonly url?: string;
  readonly link?: string;
  readonly links?: readonly { readonly href?: string; readonly rel?: string; readonly type?: string }[];
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
  readonly media?: { readonly contents?: readonly Media[]; readonly thumbnails?: readonly Media[]; readonly groups?: readonly { readonly contents?: readonly Media[]; readonly thumbnails?: readonly Media[] }[] };
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : typeof given === 'object' && given !== null && 'value' in given && typeof given.value === 'string' ? given.value : '');

/** What addresses of a feed are relative to. */
interface Base {
  readonly url: string;
  /** The feed is the site's own: what is at the site stays a path, wherever that is. */
  readonly isOwn: boolean;
}

/** An address that may be followed; empty for any other. */
function addressOf(given: string | undefined, base: Base): string {
  const written = given?.trim() ?? '';
  if (!written || written.length > most.address || !URL.canParse(written, base.url)) return '';
  const { protocol, href, origin, pathname, search, hash } = new URL(written, base.url);
  if (base.isOwn && origin === new URL(base.url).origin) return pathname + search + hash;
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

const dateOf = (given: string | undefined): string => {
  const ms = Date.parse(given ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

const isPicture = ({ type = '', medium = '', url = '' }: Media): boolean => (medium ? medium === 'image' : type ? type.startsWith('image/') : /\.(?:jpe?g|png|webp|avif|gif)$/i.test(url.split(/[?#]/)[0]!));

function pictureOf(entry: Entry, html: readonly ReturnType<typeof readHtml>[], base: Base): KeptPost['picture'] {
  const { media, enclosures = [], links = [] } = entry;
  const groups = media?.groups ?? [];
  const files: readonly Media[] = [
    ...[entry.image, entry.banner_image].flatMap(url => (typeof url === 'string' ? { url, medium: 'image' } : [])),
    ...[...media?.contents ?? [], ...groups.flatMap(({ contents = [] }) => contents)].filter(isPicture),
    ...enclosures.filter(isPicture),
    ...links.filter(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/')).map(({ href }) => ({ url: href })),
    ...media?.thumbnails ?? [], ...groups.flatMap(({ thumbnails = [] }) => thumbnails),
    ...html.flatMap(({ picture }) => (picture ? { url: picture.src, description: { value: picture.alt } } : [])),
  ];
  for (const { url, description } of files) {
    const address = addressOf(url, base);
    if (address) return { url: address, alt: excerptOf(readHtml(textOf(description)).text, most.title) };
  }
  return null;
}

function postOf(entry: Entry, base: Base): KeptPost | null {
  const bodies = [entry.summary, entry.description, entry.content?.encoded ?? entry.content, entry.content_html].map(textOf).filter(Boolean).map(readHtml);
  const summary = [textOf(entry.content_text).replace(/\s+/g, ' ').trim(), ...bodies.map(({ text }) => text)].find(Boolean) ?? '';
  const title = excerptOf(readHtml(textOf(entry.title)).text, most.title);
  const picture = pictureOf(entry, bodies, base);
  if (!title && !summary && !picture) return null;
  const page = entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href;
  const url = addressOf(entry.url ?? entry.link ?? page, base);
  const [author] = entry.authors ?? entry.dc?.creators ?? [];
  return {
    // Social networks repeat the beginning of a post as its title.
    title: summary.startsWith(title.replace(/…$/, '')) && title.length > 60 ? '' : title,
    url, picture, summary: excerptOf(summary, most.summary),
    id: createHash('sha256').update(textOf(entry.guid) || entry.id || url || title + summary).digest('hex').slice(0, 24),
    author: excerptOf(readHtml(typeof author === 'string' ? author : author?.name ?? '').text, most.author),
    date: dateOf(entry.date_published ?? entry.pubDate ?? entry.published ?? entry.updated ?? entry.dc?.dates?.[0]),
  };
}

/** Reads RSS, Atom, RDF or a JSON Feed, whatever its author has made of it: plain text and addresses, the newest first. Throws for anything else. */
export function readFeed(source: string, url: string, { isOwn = false } = {}): KeptFeed {
  const base = { url, isOwn };
  const { feed } = parseFeed(source) as { feed: { title?: unknown; link?: string; home_page_url?: string; links?: Entry['links']; items?: readonly Entry[]; entries?: readonly Entry[] } };
  const posts = (feed.items ?? feed.entries ?? []).slice(0, most.posts).flatMap(entry => postOf(entry, base) ?? []);
  const home = feed.home_page_url ?? feed.link ?? feed.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href;
  return {
    title: excerptOf(readHtml(textOf(feed.title)).text, most.title),
    homePage: addressOf(home, base),
    // Those without a date stay where their feed has them: at the end of those with one.
    posts: [...new Map(posts.map(post => [post.id, post])).values()].sort((one, other) => other.date.localeCompare(one.date)),
  };
}
