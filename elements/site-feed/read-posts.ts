import { canParseUrl } from '../../core/links/can-parse-url.js';
import { dataLink } from '../../core/links/data-link.js';
import { safeUrl } from '../../core/links/safe-url.js';

/** A post as it is drawn: plain text, and addresses that may be followed. */
export interface Post {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** In ISO 8601; empty for none. */
  readonly date: string;
  readonly image: string;
  readonly imageText: string;
}

export interface Posts {
  readonly posts: readonly Post[];
  /** Path of the next ones; empty after the last. */
  readonly next: string;
}

type Given = Readonly<Record<string, unknown>>;
const record = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000).trim() : '');

/** A picture at the service: another address would reveal the reader of the page to another host. */
function imageOf(value: unknown, base: string): string {
  const address = safeUrl(text(value));
  return address && canParseUrl(address, base) && new URL(address, base).origin === new URL(base).origin ? new URL(address, base).href : '';
}

function postOf(given: unknown, base: string): Post | null {
  const it = record(given);
  const [id, title, summary, image] = [text(it.id), text(it.title), text(it.summary) || text(it.content_text), imageOf(it.image, base)];
  const date = text(it.date_published);
  if (!id || !(title || summary || image)) return null;
  return {
    id, title, summary, image, date: Number.isNaN(Date.parse(date)) ? '' : date, url: dataLink(text(it.url), `post "${title || id}": url`),
    author: text(record(Array.isArray(it.authors) ? it.authors[0] : null).name), imageText: text(record(it._image).alt),
  };
}

/** Reads a JSON Feed of the service, which is at `base`. Null for anything else. */
export function readPosts(answer: unknown, base: string): Posts | null {
  const { items, next_url: next } = record(answer);
  if (!Array.isArray(items)) return null;
  return { posts: items.flatMap(item => postOf(item, base) ?? []), next: /^\/(?![/\\])/.test(text(next)) ? text(next) : '' };
}
