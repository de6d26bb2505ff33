import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { charsetOfType, decodeText, encodingInText } from 'site-elements/contract/reading';
import type { FeedSource } from './feed-settings.js';
import { fetchPublic, type PublicAnswer } from '../../kernel/http/fetch-public.js';
import { type CachedFeed, readFeed } from './read-feed.js';

/** Ours: a post is seen on the site a quarter of an hour later at most. */
const freshMs = 15 * 60_000;
/** A feed that fails is left alone for so long, however many visitors ask. */
const failedMs = 60_000;
const mostBytes = 3_000_000;

/** What is known of a feed, and what its host asked to be told with the next request. */
interface Kept<T> { readonly url: string; readonly feed: T; readonly etag: string; readonly lastModified: string; readonly asked: number }

export type FetchFeed = (source: FeedSource, headers: Readonly<Record<string, string>>) => Promise<PublicAnswer>;

/** What is kept of an answer. */
export interface CachePolicy<T> {
  /** As errors name it. */
  readonly word: string;
  readonly accept: string;
  /** How its bytes are read, by the `Content-Type` that they come with; by default as XML and JSON are. */
  decode?(body: Uint8Array, type: string): string | Promise<string>;
  /** Throws a message for people where it is something else. Calls `onCut` where its end is missing. */
  read(text: string, url: string, from: { readonly isOwn: boolean; readonly onCut: () => void }): T;
  /** Whether what an earlier version has written is still one. */
  isWhole(kept: T): boolean;
}

export const postsPolicy: CachePolicy<CachedFeed> = {
  word: 'feed',
  accept: 'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1',
  read: readFeed,
  isWhole: feed => Array.isArray(feed.posts),
};

export interface FeedStoreOptions<T> {
  readonly keeping: CachePolicy<T>;
  readonly sources: readonly FeedSource[];
  /** Folder that survives a restart; without one feeds are in memory. */
  readonly folder?: string;
  onError(error: unknown): void;
  /** How a feed is requested; over the internet by default. */
  readonly ask?: FetchFeed;
  readonly now?: () => number;
}

const askInternet: FetchFeed = ({ url }, headers) => fetchPublic(url, { headers, mostBytes });
/** In a feed of the site itself, its own addresses have no host: they work wherever the site is. */
const nowhere = 'https://site.invalid';

/** Asks the site itself for a feed at one of its own paths, without any network; others over the internet. */
export const createFeedFetcher = (
  app: Hono, { siteUrl = nowhere, others = askInternet }: { siteUrl?: string; others?: FetchFeed },
): FetchFeed => async (source, headers) => {
  if (!source.url.startsWith('/')) return others(source, headers);
  const url = new URL(source.url, siteUrl).href;
  const answer = await app.request(url, { headers: { ...headers } });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: Buffer.from(await answer.arrayBuffer()), url };
};

const single = (header: string | string[] | undefined): string => (typeof header === 'string' && header.length <= 500 ? header : '');

/** Decodes a feed: its bytes decide, then the `Content-Type`, then the feed's own declaration. */
const decode = (body: Buffer, type: string): string => decodeText(body, charsetOfType(type), encodingInText(body)).text;

/** Keeps what the owner's feeds say: asked seldom, once however many wait, and kept while a feed's host is away. */
export class FeedStore<T> {
  readonly #options: Required<Omit<FeedStoreOptions<T>, 'folder'>> & { readonly folder?: string };
  readonly #cached = new Map<string, Kept<T>>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #failed = new Map<string, number>();

  constructor(options: FeedStoreOptions<T>) {
    this.#options = { ask: askInternet, now: Date.now, ...options };
  }

  has(name: string): boolean { return this.#source(name) !== undefined; }

  /** The feed's content: immediately if something is cached, even while it is refreshed in the background. Null if nothing is cached. */
  async get(name: string): Promise<T | null> {
    const source = this.#source(name);
    if (!source) return null;
    if (!this.#cached.has(name)) await this.#restore(source);
    const kept = this.#cached.get(name);
    if (!kept) await this.#refresh(source);
    else if (!this.#isWithin(kept.asked, freshMs)) void this.#refresh(source);
    return this.#cached.get(name)?.feed ?? null;
  }

  /** Resolves when no request is running. */
  async close(): Promise<void> { await Promise.all(this.#pending.values()); }

  /** A moment to come is one of a clock that was set back since. */
  #isWithin(moment: number, ms: number): boolean {
    const age = this.#options.now() - moment;
    return age >= 0 && age < ms;
  }

  #source(name: string): FeedSource | undefined { return this.#options.sources.find(source => source.name === name); }

  #refresh(source: FeedSource): Promise<void> {
    const { name } = source;
    const running = this.#pending.get(name);
    if (running) return running;
    if (this.#isWithin(this.#failed.get(name) ?? -Infinity, failedMs)) return Promise.resolve();
    const asking = this.#fetchSource(source).then(() => { this.#failed.delete(name); }, (error: unknown) => {
      this.#failed.set(name, this.#options.now());
      this.#options.onError(new Error(`${this.#options.keeping.word} "${name}": ${error instanceof Error ? error.message : String(error)}`));
    }).finally(() => this.#pending.delete(name));
    this.#pending.set(name, asking);
    return asking;
  }

  async #fetchSource(source: FeedSource): Promise<void> {
    const kept = this.#cached.get(source.name);
    const { keeping } = this.#options;
    const { status, headers, body, url } = await this.#options.ask(source, {
      'Accept': keeping.accept,
      ...kept?.etag && { 'If-None-Match': kept.etag }, ...kept?.lastModified && { 'If-Modified-Since': kept.lastModified },
    });
    const asked = this.#options.now();
    if (status === 304 && kept) return this.#store(source, { ...kept, asked });
    if (status !== 200) throw new Error(`its host answers ${status}`);
    const type = single(headers['content-type']);
    let isCut = false;
    const text = await keeping.decode?.(body, type) ?? decode(body, type);
    const feed = keeping.read(text, url, { isOwn: source.url.startsWith('/'), onCut: () => { isCut = true; } });
    if (isCut) this.#options.onError(new Error(`${keeping.word} "${source.name}": its end is missing; reading the posts before`));
    // Without them, the next request is for the whole feed again.
    const [etag, lastModified] = isCut ? ['', ''] : [single(headers.etag), single(headers['last-modified'])];
    await this.#store(source, { url: source.url, feed, etag, lastModified, asked });
  }

  async #store({ name }: FeedSource, kept: Kept<T>): Promise<void> {
    this.#cached.set(name, kept);
    const { folder } = this.#options;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.${randomUUID()}`);
    await writeFile(unfinished, JSON.stringify(kept));
    await rename(unfinished, join(folder, `${name}.json`));
  }

  async #restore({ name, url }: FeedSource): Promise<void> {
    const { folder } = this.#options;
    const written = folder && await readFile(join(folder, `${name}.json`), 'utf8').catch(() => null);
    if (!written) return;
    try {
      const kept = JSON.parse(written) as Kept<T>;
      // A feed of another address or an earlier version is not restored but requested again.
      if (kept.url === url && this.#options.keeping.isWhole(kept.feed)) this.#cached.set(name, kept);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}
