import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { indexNames } from './indexes/indexes.js';

export const searchSettings = table({
  tag: 'site-search',
  summary: 'Your own search form with suggestions while a visitor types, and a page of results with marked words and filters.',
  spec: 'page-runtime-platform §1, page type 102; §2, search page',
  settings: {
    results: setting.flag(false, 'Shows the results below the form, in place: for your search page.', { reflect: true }),
    compact: setting.flag(false, 'A field on one line for the header of a site: its label is read out only, and its button is a magnifying glass in the field.', { reflect: true }),
    index: setting.choice(['auto', ...indexNames], 'Where results come from. `auto` takes your `entries` where there are some, else the sitemap; `service` asks your site\'s service.'),
    entries: setting.json<readonly Readonly<Record<string, unknown>>[]>([], 'What can be found, as your own list. Each has `title`, `url`, `text`, `section`, `kind` (page, product, article or event) and `keywords`.', { type: 'object[]' }),
    sitemap: setting.url('/sitemap.xml', 'Address of the site\'s sitemap. Its pages are read when a visitor first touches the search field.'),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
    within: setting.text('', 'Path below which pages are searched, such as `/shop`; all pages by default.'),
    maxPages: setting.number(200, 'The most pages that are read from the sitemap.', { min: 1, max: 1000, integer: true }),
    suggestions: setting.number(6, 'The most suggestions while a visitor types; 0 for none.', { min: 0, max: 12, integer: true }),
    minLetters: setting.number(2, 'Letters from which suggestions are shown.', { min: 1, max: 10, integer: true }),
    resultsAtOnce: setting.number(10, 'Results at first, and with each press of "More results".', { min: 1, max: 100, integer: true }),
    filters: setting.flag(true, 'Lets visitors narrow the results by section and kind.'),
    query: setting.text('', 'Words to search for at the start; by default those in the page\'s address, under the name of your field.'),
  },
  events: {
    'site-search-submit': event<{ query: string }>('The visitor searches. Cancelable: `preventDefault()` does nothing further.', { cancelable: true, type: '{ query: string }' }),
    'site-search-results': event<{ query: string; total: number }>('Results are shown.', { type: '{ query: string, total: number }' }),
    'site-search-select': event<{ query: string; url: string }>('The visitor follows a result or a suggestion.', { type: '{ query: string, url: string }' }),
  },
  texts: {
    label: 'Search results',
    suggestions: 'Suggestions',
    suggested: '{count, plural, one {# suggestion} other {# suggestions}}',
    all: 'All results for “{query}”',
    found: '{count, plural, one {# result} other {# results}} for “{query}”',
    shown: '{shown} of {count} results are shown',
    none: 'Nothing found for “{query}”',
    hint: 'Check the spelling, or try fewer or other words.',
    loading: 'Searching…',
    failed: 'The search does not work at the moment.',
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
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof searchSettings;
export type SearchHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type SearchText = keyof Rows['texts'];
