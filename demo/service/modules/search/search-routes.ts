import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { SearchAnswer } from 'site-elements/contract/search';
import { searchQuerySchema } from 'site-elements/contract/search.schema';
import { checkShape } from '../../kernel/http/check-shape.js';
import { page } from '../../kernel/http/page.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { Allowance, WriteLimits } from '../../kernel/limits/write-limits.js';
import { searchPage } from './search-page.js';
import type { SearchStore } from './search-store.js';
import { t } from './texts.js';

/** Questions to the search. They write nothing, and an embedded database answers one of all requests at a time. */
const questions: Allowance = { name: 'search', network: 10, site: 200 };
/** Results that count as one question. */
const piecesOfOne = 20;

/** The search: a call for pages with scripts, and a page for those without. spec: page-runtime-platform §2 */
export function addSearch(app: Hono, { store, limits }: { store: SearchStore; limits: WriteLimits }): void {
  const requestOf = (context: Context) => checkShape(searchQuerySchema, context.req.queries());
  const find = async (context: Context): Promise<SearchAnswer> => {
    const request = requestOf(context);
    // Each part of a page costs as much: an embedded database answers no other request meanwhile.
    if (request.q) await limits.demand(context, questions, { amount: Math.ceil(request.limit / piecesOfOne) });
    return request.q ? store.find(request) : { results: [], total: 0, facets: { section: [], kind: [] } };
  };

  app.get(paths.search, async context => context.json<SearchAnswer>(await find(context)));
  app.all(paths.search, () => {
    throw new HttpError(405, { error: 'This address takes GET only.' }, { Allow: 'GET' });
  });

  app.get(paths.plainSearch, async context => page(context, t('search'), searchPage(requestOf(context), await find(context))));
}
