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
    const index = () => store.replace(async transaction => [...pages, ...await shop.searchEntries(transaction)]).catch(onError('search'));
    await index();
    events.on('catalogue.changed', index);
    addSearch(app, { store, limits });
    return { queries: { store } };
  },
};
