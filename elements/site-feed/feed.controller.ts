import { feedPath, type FeedAnswer } from '../../core/contract/feed.js';
import { watchBrokenImages } from '../../core/image/broken-images.js';
import { onResize } from '../../core/platform/observers.js';
import { pageOrigin } from '../../core/platform/page.js';
import { writeJson } from '../../core/registry/write-json.js';
import { request } from '../../core/request/request.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { isHeldElement } from '../../core/stores/held-element.js';
import { $site } from '../../core/stores/site.js';
import { feedDesigns } from './designs.js';
import type { FeedHost } from './feed.settings.js';
import type { FeedState } from './feed.state.js';
import { readPosts } from './read-posts.js';

type Drawn = HTMLElement & { readonly updateComplete: Promise<unknown> };

/** Asks the service for posts, for more of them, and moves a row. */
export class FeedController {
  readonly #state: FeedState;
  readonly #host: FeedHost;
  #isConnected = false;
  #pendingRequest: AbortController | null = null;
  /** What was asked for last. */
  #requestKey = '';
  #row: HTMLElement | null = null;

  constructor(state: FeedState, host: FeedHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    watchBrokenImages(element!.shadowRoot!);
    this.#isConnected = true;
    signal.addEventListener('abort', () => this.#pendingRequest?.abort(), { once: true });
    signal.addEventListener('abort', $site.listen(() => this.ask()), { once: true });
    // Where the connection was missing, it may be there now; the visitor need not ask.
    addEventListener('online', () => { if (this.#state.phase === 'failed') this.ask(true); }, { signal });
    onResize(element!, () => this.#updateOverflow(), signal);
    followConsent(element!, { usual: 'marketing', signal, follow: () => this.ask() });
    this.ask();
  }

  /** Asks for posts where the settings are others than those asked for. */
  ask(isAgain = false): void {
    const { values: { feed, count } } = this.#host;
    if (!this.#isConnected || this.#host.signal.aborted) return;
    if (isHeldElement(this.#host.element!)) return this.#hold();
    if (!feed) return this.#host.warn('has no feed; expected the name of a feed in your service, such as "studio"; showing your own content.');
    const asked = writeJson([feed, count, this.#base]);
    if (asked === this.#requestKey && !isAgain) return;
    const isOther = asked !== this.#requestKey;
    this.#requestKey = asked;
    if (isOther) this.#state.phase = 'idle';
    void this.#load(feedPath.replace(':feed', encodeURIComponent(feed)), { limit: count });
  }

  /** The author's content until the purpose in `data-consent` is allowed, and again after a withdrawal. */
  #hold(): void {
    this.#pendingRequest?.abort();
    this.#requestKey = '';
    this.#state.take({ posts: [], next: '' });
    this.#paint();
  }

  /** Shows more, and the keyboard continues at the first of them. */
  async more(): Promise<void> {
    const { next, posts: { length: before }, isAsking } = this.#state;
    if (!next || isAsking) return;
    if (!await this.#load(next)) {
      if (this.#state.hasMoreFailed) this.#state.announced = this.#host.text('failed');
      return this.#host.redraw();
    }
    const element = this.#host.element as Drawn;
    await element.updateComplete;
    const { length: count } = this.#state.posts;
    element.shadowRoot!.querySelectorAll('.post')[before]?.querySelector('a')?.focus({ preventScroll: true });
    this.#state.announced = this.#host.text('shown', { count });
    this.#host.redraw();
  }

  /** Moves a row by what is seen of it. */
  move(direction: 1 | -1): void {
    const row = this.#row;
    if (!row) return;
    const turn = getComputedStyle(row).direction === 'rtl' ? -direction : direction;
    row.scrollBy({ left: row.clientWidth * turn, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
  }

  get #base(): string { return this.#host.values.endpoint || $site.get().website.baseUrl; }

  /** True when posts have loaded. */
  async #load(path: string, query: Record<string, string | number> | null = null): Promise<boolean> {
    this.#pendingRequest?.abort();
    const asking = this.#pendingRequest = new AbortController();
    const base = this.#base;
    this.#state.wait();
    this.#paint();
    const result = await request.get<FeedAnswer>(path, { base, ...query && { query }, retries: 1, signal: asking.signal });
    if (asking.signal.aborted) return false;
    const posts = result.kind === 'success' ? readPosts(result.data, new URL(base || '/', pageOrigin()).href) : null;
    if (!posts) {
      this.#state.keepsRoom = this.#endsInWindow();
      this.#state.fail(query === null);
    } else if (query) this.#state.take(posts);
    else this.#state.add(posts);
    this.#paint();
    if (posts) this.#host.emit('site-feed-load', { count: this.#state.posts.length });
    else this.#host.emit('site-feed-error', { status: result.kind === 'failure' ? result.status : 200 });
    return posts !== null;
  }

  /** Whether what is below can be seen now, and would be seen to move. */
  #endsInWindow(): boolean {
    const { bottom } = this.#host.element!.getBoundingClientRect();
    return bottom > 0 && bottom < innerHeight;
  }

  #paint(): void {
    const { phase, keepsRoom } = this.#state;
    for (const name of ['loading', 'shown', 'failed']) this.#host.toggleState(name, name === phase);
    this.#host.toggleState('roomless', phase === 'failed' && !keepsRoom);
    this.#host.redraw();
    void this.#host.viewReady
      .then(() => (this.#host.element as Drawn).updateComplete)
      .then(
        () => this.#watchRow(),
        () => {},
      ); // the element reports a failure
  }

  /** A row updates its buttons once it is rendered. */
  #watchRow(): void {
    const { element, signal, values } = this.#host;
    const row = feedDesigns[values.design].isRow && !signal.aborted ? element!.shadowRoot!.querySelector<HTMLElement>('ul.posts') : null;
    if (row && row !== this.#row) row.addEventListener('scroll', () => this.#updateOverflow(), { signal, passive: true });
    this.#row = row;
    this.#updateOverflow();
  }

  #updateOverflow(): void {
    if (!this.#row?.isConnected) return;
    const { scrollLeft, scrollWidth, clientWidth } = this.#row;
    const from = Math.abs(scrollLeft);
    if (this.#state.stand(from < 2, from > scrollWidth - clientWidth - 2)) this.#host.redraw();
  }
}
