import type { EditorLimit } from '../../core/contract/editor-limits.js';
import { watchBrokenImages } from '../../core/image/broken-images.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { onResize } from '../../core/platform/observers.js';
import { pageOrigin, baseUrl } from '../../core/platform/page.js';
import { show } from '../../core/settings/parse.js';
import { metadataNames, summaryDesigns, unknownMetadata } from './designs.js';
import { countItems, ownLimit, readFeed, type SummaryFeed, withinLimit } from './summary-items.js';
import { SummaryNodes } from './summary-nodes.js';
import type { SummaryHost } from './summary.settings.js';
import type { SummaryState } from './summary.state.js';

/** Reads the author's items or asks a feed for them, shows more of them, and moves a row. */
export class SummaryController {
  readonly #state: SummaryState;
  readonly #host: SummaryHost;
  /** What was hidden here: the author's own `hidden` stays. */
  readonly #hidden = new Set<HTMLElement>();
  readonly #nodes = new SummaryNodes();
  #knownItems: unknown = null;
  #requestedFeed = '';
  #row: HTMLElement | null = null;

  constructor(state: SummaryState, host: SummaryHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    watchBrokenImages(element!.shadowRoot!);
    signal.addEventListener('abort', this.#state.$snapshot.listen(() => this.#paint()), { once: true });
    signal.addEventListener('abort', () => this.#showAll(), { once: true });
    this.#host.onLightChange(changes => { if (changes.some(({ type, target }) => type === 'childList' && this.#nodes.isAbout(target))) this.read(); });
    onResize(element!, () => this.#updateOverflow(), signal);
    this.read();
    this.#paint();
  }

  /** Takes the items that the settings or the markup have now. */
  read(): void {
    const { element, values } = this.#host;
    if (!element?.isConnected) return;
    this.#state.divide(values.pageSize);
    this.#judge();
    const given = Array.isArray(values.items) ? values.items : [];
    if (given.length > 0) {
      if (given !== this.#knownItems) this.#state.take(this.#within(ownLimit(values.kind), 'items', this.#whole('items', given, readFeed(given)!)));
      this.#knownItems = given;
    } else if (values.feed) {
      if (values.feed !== this.#requestedFeed) void this.#fetch(values.feed, false);
    } else {
      this.#nodes.read(element);
      this.#state.takeAuthored(this.#nodes.items.length);
    }
    this.#watchRow();
  }

  again(): void { void this.#fetch(this.#host.values.feed, false); }

  /** Shows more, and the keyboard continues at the first of them. */
  async more(): Promise<void> {
    const host = this.#host;
    const { count: before, isAsking } = this.#state.snapshot;
    if (isAsking) return; // the result of a click is loading
    if (!this.#state.more()) await this.#fetch(this.#state.next, true);
    if (host.signal.aborted) return;
    await host.viewReady;
    const { count, isAuthored } = this.#state.snapshot;
    const items = isAuthored ? this.#nodes.items : [...host.element!.shadowRoot!.querySelectorAll<HTMLElement>('.item')];
    items[before]?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    this.#state.announce(host.text('shown', { count }));
    host.emit('site-summary-more', { count });
  }

  /** Moves a row by what is seen of it. */
  move(direction: 1 | -1): void {
    const row = this.#row;
    if (!row) return;
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    row.scrollBy({
      left: row.clientWidth * direction * (isRightToLeft ? -1 : 1),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }

  async #fetch(address: string, isMore: boolean): Promise<void> {
    const { values, signal } = this.#host;
    this.#requestedFeed = values.feed;
    const safe = safeUrl(address);
    const url = safe === null ? null : new URL(safe, baseUrl());
    if (url?.origin !== pageOrigin()) {
      this.#host.warn(`feed is at ${url?.origin ?? address}; expected a URL of this site; showing ${isMore ? 'no more items' : 'no items'}.`);
      return this.#state.fail();
    }
    this.#state.wait();
    const { request } = await import('../../core/request/request.js');
    const result = await request.get<unknown>(url!.href, { signal, retries: 2 });
    if (signal.aborted || this.#requestedFeed !== values.feed) return;
    const data = result.kind === 'success' ? result.data : null;
    const feed = readFeed(data, isMore ? this.#state.known : 0);
    if (!feed) {
      if (result.kind === 'success')
        this.#host.warn(
          `feed "${address}" has no list; expected "items" of a JSON Feed, "products", "events" or "posts"; showing ${isMore ? 'no more items' : 'no items'}.`,
        );
      this.#state.fail();
      return;
    }
    const source = `feed "${address}"`;
    const whole = this.#whole(source, data, feed);
    const taken = values.kind === 'gallery' ? this.#within('connectedGalleryPictures', source, whole, isMore ? this.#state.known : 0) : whole;
    if (isMore) this.#state.add(taken);
    else this.#state.take(taken);
  }

  /** Says which of the given are no items. */
  #whole(source: string, given: unknown, feed: SummaryFeed): SummaryFeed {
    const lost = countItems(given) - feed.items.length;
    if (lost > 0) this.#host.warn(`${source}: ${lost} of ${
      countItems(given)} have neither title nor image; expected "title" or "image" in each; ignoring them.`);
    return feed;
  }

  /** Says what is more than an owner's collection, or a gallery that another service fills, may have. */
  #within(limit: EditorLimit, source: string, given: SummaryFeed, known = 0): SummaryFeed {
    const { feed, excess } = withinLimit(given, limit, known);
    if (excess) this.#host.warn(`${source}: has ${excess.message}; showing the first ${excess.most}.`);
    return feed;
  }

  /** Says what of the settings means nothing. */
  #judge(): void {
    const { items, metadata } = this.#host.values;
    if (!Array.isArray(items)) this.#host.warn(`items ${show(items)} is not a list; expected a list of items; showing none of it.`);
    const unknown = unknownMetadata(metadata);
    if (unknown.length > 0) this.#host.warn(`metadata "${unknown.join(', ')}" is unknown; expected ${metadataNames.join(', ')} or none; showing the others.`);
  }

  #paint(): void {
    const host = this.#host;
    const { isAuthored, count, status } = this.#state.snapshot;
    host.toggleState('failed', status === 'failed');
    if (!host.element?.isConnected) return;
    for (const [at, item] of (isAuthored ? this.#nodes.items : []).entries()) {
      const isLater = at >= count;
      if (isLater && !item.hidden) {
        item.hidden = true;
        this.#hidden.add(item);
      } else if (!isLater && this.#hidden.delete(item)) item.hidden = false;
    }
    this.#watchRow();
  }

  #showAll(): void {
    for (const item of this.#hidden) item.hidden = false;
    this.#hidden.clear();
    this.#nodes.clear();
  }

  /** A row updates its buttons once it is rendered. */
  #watchRow(): void {
    void this.#host.viewReady.then(() => {
      const { element, signal, values } = this.#host;
      const row = summaryDesigns[values.design].isRow && !signal.aborted ? element!.shadowRoot!.querySelector<HTMLElement>('.items') : null;
      if (row && row !== this.#row) row.addEventListener('scroll', () => this.#updateOverflow(), { signal, passive: true });
      this.#row = row;
      this.#updateOverflow();
    });
  }

  #updateOverflow(): void {
    if (!this.#row?.isConnected) return;
    const { scrollLeft, scrollWidth, clientWidth } = this.#row;
    const from = Math.abs(scrollLeft);
    this.#state.stand(from < 2, from > scrollWidth - clientWidth - 2);
  }
}
