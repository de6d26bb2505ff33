import { atom, type WritableAtom } from 'nanostores';
import { type Facets, getFilterValues, findMatchingProducts, type FindOptions } from './query/find-matching-products.js';
import type { ListedProduct } from './products/listed-product.js';
import { type ListQuery, noQuery } from './query/list-query.js';

export interface ListSnapshot {
  /** `none`: nothing to list; `loading`: the shop has not answered; `failed`: it has not, and was asked often enough. */
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  /** Whether the author's cards show the products; else ours do. */
  readonly isAuthored: boolean;
  readonly query: ListQuery;
  readonly found: readonly ListedProduct[];
  /** Those of the page, or of all pages up to it. */
  readonly shown: readonly ListedProduct[];
  readonly pages: number;
  readonly total: number;
  readonly facets: Facets;
  /** The page's query as it stands, for links. */
  readonly search: string;
  /** The author has a form of filters. */
  readonly hasOwnForm: boolean;
  readonly areFiltersOpen: boolean;
  readonly quickView: ListedProduct | null;
  /** Names of categories by id, where the shop has them. */
  readonly categoryNames: ReadonlyMap<string, string>;
}

export interface ListOptions extends FindOptions {
  readonly pageSize: number;
  readonly paging: 'pages' | 'more';
  /** The shop sorts by age: it alone knows. */
  readonly isSortedElsewhere: boolean;
}

export interface ReadProducts {
  readonly products: readonly ListedProduct[];
  readonly isAuthored: boolean;
  readonly categoryNames?: ReadonlyMap<string, string>;
  /** What they differ in is not known yet, and is not requested for all of them. */
  readonly isUnread?: boolean;
}

const noFacets = getFilterValues([], 'USD');
const empty: ListSnapshot = {
  status: 'none',
  isAuthored: false,
  query: noQuery,
  found: [],
  shown: [],
  pages: 1,
  total: 0,
  facets: noFacets,
  search: '',
  hasOwnForm: false,
  areFiltersOpen: false,
  quickView: null,
  categoryNames: new Map(),
};

/** The products of a list, and which of them a visitor wants to see. */
export class ProductListState {
  readonly $snapshot: WritableAtom<ListSnapshot> = atom(empty);
  #products: readonly ListedProduct[] = [];
  #options: ListOptions;
  #isUnread = false;

  /** `drawn` are products that are shown immediately, on a server too. `isAsked`: the shop will be asked for them. */
  constructor(
    options: ListOptions,
    { drawn = [], query = noQuery, isAsked = false }: { drawn?: readonly ListedProduct[]; query?: ListQuery; isAsked?: boolean } = {},
  ) {
    this.#options = options;
    this.$snapshot.set({ ...empty, query, status: isAsked ? 'loading' : 'none' });
    if (drawn.length > 0) this.take({ products: drawn, isAuthored: false });
    this.$snapshot = atom(this.snapshot); // what a server has drawn is what its store starts with
  }

  get snapshot(): ListSnapshot {
    return this.$snapshot.get();
  }

  /** Other settings, another currency or language. */
  arrange(options: ListOptions): void {
    this.#options = options;
    this.#show({ facets: this.#facets() });
  }

  take({ products, isAuthored, categoryNames = this.snapshot.categoryNames, isUnread = false }: ReadProducts): void {
    this.#products = products;
    this.#isUnread = isUnread;
    this.#show({
      status: products.length > 0 ? 'ready' : 'none',
      isAuthored,
      categoryNames,
      total: products.length,
      facets: this.#facets(),
    });
  }

  #facets(): Facets {
    const { currency, isSortedElsewhere } = this.#options;
    return this.#isUnread ? noFacets : getFilterValues(this.#products, currency, isSortedElsewhere);
  }

  /** A shop that has answered without a product does not receive another request. */
  takeAnswer(products: readonly ListedProduct[], categoryNames: ReadonlyMap<string, string>): void {
    this.take({ products, isAuthored: false, categoryNames });
    this.#set({ status: 'ready' });
  }

  wait(): void {
    this.#set({ status: 'loading' });
  }
  fail(): void {
    this.#set({ status: 'failed' });
  }
  useOwnForm(hasOwnForm: boolean): void {
    if (hasOwnForm !== this.snapshot.hasOwnForm) this.#set({ hasOwnForm });
  }
  openFilters(areFiltersOpen: boolean): void {
    this.#set({ areFiltersOpen });
  }
  lookAt(quickView: ListedProduct | null): void {
    this.#set({ quickView });
  }
  productOf(id: string): ListedProduct | undefined {
    return this.#products.find(each => each.id === id);
  }

  ask(query: ListQuery, search: string): void {
    this.#show({ query, search });
  }

  #show(part: Partial<ListSnapshot>): void {
    const next = { ...this.snapshot, ...part };
    const { pageSize, paging } = this.#options;
    const found = findMatchingProducts(this.#products, next.query, this.#options);
    const pages = Math.max(1, Math.ceil(found.length / pageSize));
    // A page that an address names may be gone since; that is unknown until the products are there.
    const page = this.#products.length > 0 ? Math.min(pages, next.query.page) : next.query.page;
    const shown = found.slice(paging === 'more' ? 0 : (page - 1) * pageSize, page * pageSize);
    this.#set({ ...part, query: { ...next.query, page }, found, shown, pages });
  }

  #set(part: Partial<ListSnapshot>): void {
    this.$snapshot.set({ ...this.snapshot, ...part });
  }
}
