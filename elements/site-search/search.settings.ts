import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { indexNames } from './indexes/indexes.js';

export const searchSettings = table({
  tag: 'site-search',
  summary: 'Site search for your own form, with suggestions while typing, and a results page with highlighted words and filters.',
  spec: 'page-runtime-platform §1, page type 102; §2, search page',
  preloads: {
    '[results]': ['Search.tsx'],
    '[results][index=page]': ['indexes/page-index.ts'],
    '[results][index=service]': ['indexes/service-index.ts'],
  },
  settings: {
    results: setting.flag(false, 'Shows results below the form, for your search page.', { reflect: true }),
    compact: setting.flag(false, 'A single-line field for a site header, with a visually hidden label and a magnifying glass button.', {
      reflect: true,
    }),
    index: setting.choice(
      ['auto', ...indexNames],
      "Source of the results. `auto` uses your `entries` if there are any, otherwise the sitemap. `service` sends requests to your site's service.",
    ),
    entries: setting.json<readonly Readonly<Record<string, unknown>>[]>(
      [],
      'Your own list of search entries, each with `title`, `url`, `text`, `section`, `kind` (page, product, article or event) and `keywords`.',
      { type: 'object[]' },
    ),
    sitemap: setting.url('/sitemap.xml', 'URL of the sitemap. Its pages are loaded when a visitor first uses the search field.'),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
    within: setting.text('', 'Searches only pages below this path, such as `/shop`. Default: all pages.'),
    maxPages: setting.number(200, 'Maximum number of pages loaded from the sitemap.', { min: 1, max: 1000, integer: true }),
    suggestions: setting.number(6, 'Maximum number of suggestions; 0 disables suggestions.', { min: 0, max: 12, integer: true }),
    minLength: setting.number(2, 'Minimum number of characters before suggestions appear.', {
      min: 1,
      max: 10,
      integer: true,
      was: 'minLetters',
    }),
    pageSize: setting.number(10, 'Number of results shown at first, and added with each “More results”.', {
      min: 1,
      max: 100,
      integer: true,
      was: 'resultsAtOnce',
    }),
    filters: setting.flag(true, 'Lets visitors filter results by section and kind.'),
    query: setting.text('', "Initial search terms. Default: the query parameter of the page's URL with the name of your field."),
  },
  events: {
    'site-search-submit': event<{ query: string }>('The visitor submits a search. Cancelable: after `preventDefault()`, nothing happens.', {
      cancelable: true,
      type: '{ query: string }',
    }),
    'site-search-results': event<{ query: string; total: number }>('Results are shown.', { type: '{ query: string, total: number }' }),
    'site-search-select': event<{ query: string; url: string }>('The visitor follows a result or a suggestion.', {
      type: '{ query: string, url: string }',
    }),
  },
  texts: {
    label: 'Search results',
    suggestions: 'Suggestions',
    suggested: '{count, plural, one {# suggestion} other {# suggestions}}',
    all: 'All results for “{query}”',
    found: '{count, plural, one {# result} other {# results}} for “{query}”',
    shown: '{shown} of {count} results are shown',
    none: 'No results for “{query}”',
    hint: 'Check the spelling, or try fewer or different words.',
    loading: 'Searching…',
    failed: 'Search is currently not available.',
    again: 'Try again',
    more: 'More results',
    section: 'Section',
    kind: 'Kind',
    clear: 'Clear filters',
    page: 'Pages',
    product: 'Products',
    article: 'Articles',
    event: 'Events',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof searchSettings;
export type SearchHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type SearchText = keyof Rows['texts'];
