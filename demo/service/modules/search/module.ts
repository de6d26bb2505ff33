import type { ServiceModule } from '../../kernel/module.js';
import * as schema from './search.schema.js';
import { addSearch } from './search-routes.js';
import { type SearchEntry, SearchStore } from './search-store.js';

declare module '../../kernel/module.js' {
  interface PublicQueries {
    search: { readonly store: SearchStore };
  }
}

export interface SearchOptions {
  /** The site's own pages. Products are added to them. */
  readonly pages?: readonly SearchEntry[];
}

/** Full-text search of pages and products. */
export const searchModule: ServiceModule<SearchOptions, 'shop'> = {
  name: 'search',
  schema,
  uses: ['shop'],
  async mount({ app, database, events, limits, onError }, { pages = [] }, { shop }) {
    const store = new SearchStore(database);
    let since: number | null = null;
    /** Stores what has changed since the last time: all that can be found at first, later the products that are others now. */
    const index = () => store.change(async ({ transaction, put, keepOnly, removeProducts }) => {
      const { from, ids } = await shop.catalogueChanges(transaction, since);
      if (ids === null) {
        const urls = pages.map(({ url }) => url);
        await put(pages);
        for await (const entries of shop.searchEntries(transaction)) {
          urls.push(...entries.map(({ url }) => url));
          await put(entries);
        }
        await keepOnly(urls);
      } else if (ids.length > 0) {
        const entries: SearchEntry[] = [];
        for await (const some of shop.searchEntries(transaction, ids)) entries.push(...some);
        await removeProducts(ids, entries.map(({ url }) => url));
        await put(entries);
      }
      return () => { since = from; };
    }).catch(onError('search'));
    await index();
    events.on('catalogue.changed', index);
    addSearch(app, { store, limits });
    return { queries: { store }, sweep: index };
  },
};
