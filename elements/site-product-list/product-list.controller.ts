import { watchBrokenImages } from '../../core/image/broken-images.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { StructuredBlock } from '../../core/platform/structured-block.js';
import { arrangeCards, cardsIn, filterForm, readCard } from './cards/author-cards.js';
import { rememberProduct, getRememberedProduct, writeAddress } from './query/list-address.js';
import { activeFilters, type ListQuery, noQuery, readQuery, writeQuery } from './query/list-query.js';
import { getListOptions, getInitialQuery } from './query/list-options.js';
import { type ListedProduct, readListedProduct } from './products/listed-product.js';
import type { ProductListHost } from './product-list.settings.js';
import type { ProductListState } from './product-list.state.js';
import { QuickViewController } from './quick-view.controller.js';
import { readCards } from './cards/read-cards.js';
import { readFilters, writeFilters } from './filters/filter-fields.js';
import { structuredList } from './products/structured-list.js';

/** What shows the owner's own order, whatever the products are. */
const isPlain = (query: ListQuery): boolean => query.sort === 'featured' && activeFilters(query).length === 0;

/** Reads the products, follows what the visitor asks for, and shows the author's cards by it. */
export class ProductListController {
  readonly quickView: QuickViewController;
  readonly #state: ProductListState;
  readonly #host: ProductListHost;
  #data: StructuredBlock | null = null;
  #cards: ReadonlyMap<HTMLElement, ListedProduct> = new Map<HTMLElement, ListedProduct>();
  #listedProducts: unknown = null;
  #requestedSort = '';
  #reading: AbortController | null = null;
  #isConnected = false;
  /** Has shown what the address and the history name, as far as it was known. */
  #isSettled = false;

  constructor(state: ProductListState, host: ProductListHost) {
    this.#state = state;
    this.#host = host;
    this.quickView = new QuickViewController(state, host);
  }

  connect(): void {
    const { element, signal } = this.#host;
    watchBrokenImages(element!.shadowRoot!);
    this.#isConnected = true;
    this.#data = new StructuredBlock(signal);
    this.read();
    this.#host.toggleState('listed', true); // the page's sheet has put other pages away until now
    this.#host.onLightChange(changes => {
      // What happens inside of a card is the card's own business, once the page is there.
      if (
        pageDocument.readyState === 'loading'
        || changes.some(({ type, target }) => type === 'childList' && (target === element || (target as Element).parentNode === element))
      )
        this.read();
    });
    this.#host.onTextsChange(() => this.#arrange());
    for (const store of [$currency, $site]) {
      this.#host.watch(store);
      signal.addEventListener('abort', store.listen(() => this.#arrange()), { once: true });
    }
    element!.addEventListener('click', event => this.#clicked(event), { signal });
    for (const type of ['change', 'submit']) element!.addEventListener(type, event => this.#onAuthorForm(event), { signal });
    addEventListener('popstate', () => this.#readAddress(), { signal });
    signal.addEventListener('abort', this.#state.$snapshot.listen(() => this.#paint()), { once: true });
    signal.addEventListener('abort', () => arrangeCards([...this.#cards.keys()], [...this.#cards.keys()]), { once: true });
    addEventListener('hashchange', () => this.#showTarget(), { signal });
    this.#keepVisiblePages();
    this.#paint();
    this.#returnToNoted();
    this.#showTarget();
    this.#isSettled = true;
  }

  /** Takes the products that the page or the shop has now. */
  read(): void {
    const { element, values } = this.#host;
    if (!element?.isConnected) return;
    this.#state.useOwnForm(filterForm(element) !== null);
    this.#arrange();
    this.#readAddress();
    const given = Array.isArray(values.products) ? values.products : [];
    if (given.length > 0) return this.#setProducts(given);
    if (values.source === 'shop') return void this.#fetch();
    const cards = cardsIn(element);
    const isSame = cards.length === this.#cards.size && cards.every(card => this.#cards.has(card));
    if (isSame && pageDocument.readyState !== 'loading') return;
    // Cards that were here keep the place that their author gave them.
    const ordered = [...[...this.#cards.keys()].filter(card => cards.includes(card)), ...cards.filter(card => !this.#cards.has(card))];
    this.#readCards(ordered);
  }

  #readCards(cards: readonly HTMLElement[]): void {
    this.#reading?.abort();
    this.#reading = new AbortController();
    readCards(cards, {
      read: (card, at) => this.#warnAbout(readCard(card, at)),
      isEachAsked: !isPlain(this.#state.snapshot.query),
      signal: AbortSignal.any([this.#reading.signal, this.#host.signal]),
      take: (products, isUnread) => {
        const isFirst = this.#cards.size === 0;
        this.#cards = products;
        this.#state.take({ products: [...products.values()], isAuthored: true, isUnread });
        if (isFirst && this.#isSettled) {
          this.#returnToNoted();
          this.#showTarget();
        }
      },
    });
  }

  /** Asks for other products: the first page of them, unless one is named. */
  ask(part: Partial<ListQuery>, isStep = true): void {
    const { values } = this.#host;
    const query = { ...this.#state.snapshot.query, page: 1, ...part };
    if (this.#isConnected && values.address) writeAddress(writeQuery(query, location.search, values.addressPrefix, getInitialQuery(values)), isStep);
    this.#state.ask(query, location.search);
    if (query.sort === 'newest' && values.source === 'shop') void this.#fetch();
    this.#host.emit('site-list-change', { query: this.#state.snapshot.query, total: this.#state.snapshot.found.length });
  }

  clear(): void { this.ask({ ...noQuery, ...getInitialQuery(this.#host.values), sort: this.#state.snapshot.query.sort }); }

  /** Lifts one of the filters that are set, by its place among them. */
  remove(at: number): void {
    const filter = activeFilters(this.#state.snapshot.query, getInitialQuery(this.#host.values))[at];
    if (filter) this.ask(filter.without);
  }

  /** The fields of our own form. */
  filter(form: HTMLFormElement): void {
    const { query, facets } = this.#state.snapshot;
    this.ask(readFilters(form, query, facets));
  }

  /** A page, and where its products begin. */
  async turn(page: number, link: HTMLElement): Promise<void> {
    const { paging } = this.#host.values;
    const before = this.#state.snapshot.shown.length;
    this.ask({ page });
    await this.#host.viewReady;
    const { shown, isAuthored } = this.#state.snapshot;
    const at = paging === 'more' ? before : 0;
    const first = isAuthored ? this.#cardOf(shown[at]) : this.#host.element!.shadowRoot!.querySelectorAll<HTMLElement>('.card')[at];
    if (!first || (paging === 'more' && link.isConnected && !link.matches(':focus-visible'))) return;
    const goal = first.querySelector<HTMLElement>('a[href]') ?? first.querySelector<HTMLElement>('button') ?? first;
    goal.focus({ preventScroll: paging === 'more' });
    if (paging === 'pages') this.#host.element!.scrollIntoView({ block: 'start' });
  }

  again(): void { this.#requestedSort = ''; void this.#fetch(); }

  /** The visitor leaves for a product. */
  leave(id: string): void { if (this.#host.values.address) rememberProduct(id); }

  #warnAbout<T extends { readonly listed: ListedProduct | null; readonly faults: readonly string[] }>({ listed, faults }: T): T['listed'] {
    for (const fault of faults) this.#host.warn(fault);
    return listed;
  }

  #setProducts(given: readonly unknown[]): void {
    if (given === this.#listedProducts) return;
    this.#listedProducts = given;
    this.#state.take({ products: given.flatMap(each => this.#warnAbout(readListedProduct(each)) ?? []), isAuthored: false });
  }

  #arrange(): void { this.#state.arrange(getListOptions(this.#host)); }

  #readAddress(): void {
    const { values } = this.#host;
    this.#state.ask(
      values.address
        ? readQuery(location.search, values.addressPrefix, getInitialQuery(values))
        : { ...this.#state.snapshot.query, ...getInitialQuery(values) },
      location.search,
    );
  }

  /** Asks the site's own shop, page by page: what there is of the first is shown immediately. */
  async #fetch(): Promise<void> {
    const { signal } = this.#host;
    const sort = this.#state.snapshot.query.sort === 'newest' ? 'newest' as const : 'featured' as const;
    if (this.#requestedSort === sort) return;
    this.#requestedSort = sort;
    if (this.#state.snapshot.status !== 'ready') this.#state.wait();
    const { fetchCatalogue } = await import('./products/fetch-catalogue.js');
    const isDone = await fetchCatalogue(sort, signal, ({ products, categoryNames }) => {
      if (this.#requestedSort === sort && !signal.aborted) this.#state.takeAnswer(products, categoryNames);
    });
    if (signal.aborted || this.#requestedSort !== sort) return;
    if (!isDone) {
      // A failure that is shown stays until the visitor presses "Try again"; one behind products is made good by the next choice.
      if (this.#state.snapshot.total === 0) this.#state.fail();
      else this.#requestedSort = '';
    } else this.#returnToNoted();
  }

  #cardOf(product: ListedProduct | undefined): HTMLElement | undefined {
    return [...this.#cards].find(([, listed]) => listed === product)?.[0];
  }

  #clicked(event: MouseEvent): void {
    const target = event.composedPath()[0] as Element;
    const card = [...this.#cards.keys()].find(each => each.contains(target));
    const product = card && this.#cards.get(card);
    if (!product || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const opener = target.closest<HTMLElement>('[data-product-list~="quick-view"]');
    if (opener && product.given && this.#host.values.quickView) {
      event.preventDefault();
      void this.quickView.open(product.id, opener);
    } else if (target.closest('a[href]')) this.leave(product.id);
  }

  /** The author's own form of filters. */
  #onAuthorForm(event: Event): void {
    const form = filterForm(this.#host.element!);
    if (!form || (event.composedPath()[0] as Element).closest('form') !== form || event.defaultPrevented) return;
    if (event.type === 'submit') event.preventDefault();
    const { values } = this.#host;
    const search = new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    this.ask({ ...readQuery(`?${search}`, values.addressPrefix, getInitialQuery(values)), page: 1 });
  }

  #paint(): void {
    const host = this.#host;
    const { isAuthored, shown, status, query } = this.#state.snapshot;
    host.toggleState('empty', status === 'ready' && shown.length === 0);
    host.toggleState('failed', status === 'failed');
    this.#data?.show(host.values.structuredData && status === 'ready' ? structuredList(shown) : null, '"ItemList"');
    if (isAuthored && host.element?.isConnected && this.#cards.size > 0) this.#showCards(shown, query);
    // What is left is a page of cards: to lay it out costs less than to observe which of them are near.
    host.toggleState('ready', status === 'ready');
  }

  #showCards(shown: readonly ListedProduct[], query: ListQuery): void {
    const byProduct = new Map([...this.#cards].map(([card, product]) => [product, card]));
    arrangeCards(shown.flatMap(product => byProduct.get(product) ?? []), [...this.#cards.keys()]);
    const form = filterForm(this.#host.element!);
    if (form) writeFilters(form, query, this.#host.values.addressPrefix);
  }

  /** A link to one of the author's cards shows the page that it is on. */
  #showTarget(): void {
    const target = this.#host.element!.querySelector(':target');
    const card = target && [...this.#cards.keys()].find(each => each.contains(target));
    const { query, found } = this.#state.snapshot;
    const at = card ? found.indexOf(this.#cards.get(card)!) : -1;
    if (!card?.hidden || at < 0) return;
    this.#state.ask({ ...query, page: Math.floor(at / this.#host.values.pageSize) + 1 }, location.search);
    card.scrollIntoView();
  }

  /** Who has scrolled before the list was there keeps the cards that have scrolled into view: nothing is taken from under their eyes. */
  #keepVisiblePages(): void {
    const { isAuthored, query, found, shown } = this.#state.snapshot;
    if (!isAuthored || this.#host.values.paging !== 'more' || scrollY === 0 || shown.length === found.length) return;
    const seen = [...this.#cards].flatMap(([card, product]) => (card.getBoundingClientRect().top < innerHeight ? [found.indexOf(product)] : []));
    const page = Math.floor(Math.max(0, ...seen) / this.#host.values.pageSize) + 1;
    if (page > query.page) this.ask({ page }, false);
  }

  /** Back from a product: its card is where the visitor left it. */
  #returnToNoted(): void {
    const id = this.#host.values.address ? getRememberedProduct() : '';
    const product = id ? this.#state.snapshot.shown.find(each => each.id === id) : undefined;
    if (!product) return;
    void this.#host.viewReady.then(() => {
      const card = this.#cardOf(product) ?? this.#host.element!.shadowRoot!.querySelector<HTMLElement>(`.card[data-id="${CSS.escape(id)}"]`);
      card?.scrollIntoView({ block: 'nearest' });
    });
  }
}
