import { checkLimit, type EditorLimit, type LimitExcess } from '../../core/contract/editor-limits.js';
import { dataLink } from '../../core/links/data-link.js';
import type { SummaryKind } from './designs.js';

/** An item of a summary of any kind. */
export interface SummaryItem {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly imageText: string;
  readonly excerpt: string;
  /** As it was given: `2026-05-01` or `2026-05-01T19:00`. */
  readonly date: string;
  readonly author: string;
  readonly category: string;
  readonly location: string;
  readonly priceCents: number | null;
  readonly compareAtCents: number | null;
  readonly currency: string;
}

export interface SummaryFeed {
  readonly items: readonly SummaryItem[];
  /** Where the rest is. */
  readonly next: string;
}

type Given = Readonly<Record<string, unknown>>;
const record = (value: unknown): Given => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Given : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const cents = (value: unknown): number | null => (Number.isInteger(value) && (value as number) >= 0 ? value as number : null);
const named = (value: unknown): string => text(first(value)) || text(record(first(value)).name) || text(record(first(value)).title);

/** The first of several values that is a text. */
const firstText = (...values: readonly unknown[]): string => values.map(text).find(Boolean) ?? '';

/** The price of an item now, and the one before a sale. */
function readPrices(it: Given): Pick<SummaryItem, 'priceCents' | 'compareAtCents'> {
  const regular = cents(it.priceCents);
  const now = it.onSale === true ? cents(it.salePriceCents) ?? regular : regular;
  return { priceCents: now, compareAtCents: now !== null && regular !== null && regular > now ? regular : null };
}

/** Reads an item as a page's data, a JSON Feed, or the site's own service spells it. Null for what has neither title nor picture. */
export function readItem(given: unknown, at: number): SummaryItem | null {
  const it = record(given);
  const title = firstText(it.title, it.name);
  const picture = first(it.image ?? it.images ?? it.banner_image);
  const image = firstText(picture, record(picture).src, record(picture).url);
  if (!title && !image) return null;
  const url = dataLink(firstText(it.url, it.fullUrl), `item "${title}": url`);
  return {
    id: text(it.id) || url || `item-${at + 1}`, title, url, image, imageText: firstText(it.imageText, record(picture).alt),
    excerpt: firstText(it.excerpt, it.summary, it.description) || text(it.content_text).slice(0, 280),
    date: firstText(it.date, it.startDate, it.date_published, it.publishOn), author: named(it.author ?? it.authors),
    category: named(it.category ?? it.categories ?? it.tags), location: named(it.location ?? it.place),
    ...readPrices(it), currency: text(it.currency),
  };
}

/** The list itself, or that of a feed: JSON Feed's `items`, or `products`, `events` and `posts` of a site's own service. */
function listIn(given: unknown): readonly unknown[] | undefined {
  const it = record(given);
  return Array.isArray(given) ? given : [it.items, it.products, it.events, it.posts].find(Array.isArray);
}

/** The number of items in a list or a feed, of any kind. */
export const countItems = (given: unknown): number => listIn(given)?.length ?? 0;

/** Reads a list, or a feed that holds one. Null for anything else. */
export function readFeed(given: unknown, from = 0): SummaryFeed | null {
  const list = listIn(given);
  return list ? { items: list.flatMap((each, at) => readItem(each, from + at) ?? []), next: text(record(given).next_url) } : null;
}

/** What limits the items that a page has itself, by what they are. */
export const ownLimit = (kind: SummaryKind): EditorLimit => (kind === 'products' ? 'productsPerCollection' : 'orderedItems');

/** A list or a part of a feed with no more than a limit takes, `known` of them before it; what is more is left out, and so is the rest of the feed. */
export function withinLimit(feed: SummaryFeed, limit: EditorLimit, known = 0): { readonly feed: SummaryFeed; readonly excess: LimitExcess | null } {
  const excess = checkLimit(limit, known + feed.items.length);
  return { excess, feed: excess ? { items: feed.items.slice(0, Math.max(0, excess.most - known)), next: '' } : feed };
}

export interface ParsedDate {
  /** For `<time datetime>`. */
  readonly datetime: string;
  /** The moment as it was written, taken for one of UTC: each visitor reads the hour that the author wrote. */
  readonly utc: Date;
  readonly hasTime: boolean;
}

/** Null for what is not a date. */
export function readDate(given: string): ParsedDate | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(given) ?? [];
  const utc = new Date(`${day}T${time ?? '00:00'}:00Z`);
  return day && Number.isFinite(utc.getTime()) ? { datetime: given.replace(' ', 'T'), utc, hasTime: time !== undefined } : null;
}
