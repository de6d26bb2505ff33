import type { Docs } from '../../core/manifest/describe/docs.js';
import type { searchSettings } from './search.settings.js';

export const searchDocs: Docs<typeof searchSettings> = {
  group: 'forms',
  details: `Write your own form: \`<form role="search" action="/search">\` with an \`<input type="search" name="q">\`. Without scripts, it opens your search page;
with scripts, it also suggests pages while the visitor types. On the search page itself, set \`results\`: results are shown below the
form, and the URL contains the search terms. \`compact\` is for a header: one line, 44 px high and \`--site-search-width\` wide. Set that height on the tag in your own
style sheet to prevent a layout shift: \`site-search[compact] { block-size: 44px }\`. No requests are sent until a visitor uses the field or the URL contains search terms.
Pages of the sitemap are loaded by the visitor's browser, once per tab: at most \`max-pages\` pages and 400 KB of each. Pages marked
\`noindex\` and text inside \`data-search="off"\` are not searched. A page's section comes from its \`article:section\`
meta tag, otherwise from the first part of its path; its kind comes from \`og:type\`. For a large site, use \`index="service"\`: the reference service
searches pages and products with PostgreSQL full-text search (\`GET /api/search\`).
Results that your server renders into \`slot="results"\` are shown until the visitor searches again, and stay if the index is not available.
Other results appear after the script has loaded, and shift the content below. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Your search form.', results: 'Results rendered by your server, for visitors without scripts.' },
  parts: {
    results: 'Everything below the form.', status: 'The number of results.', filters: 'The filters.', filter: 'A filter.', clear: 'The “Clear filters” button.', list: 'The list of results.',
    result: 'A result.', title: 'The title of a result, a link.', place: 'The section and kind of a result.', excerpt: 'The excerpt of a result, with highlighted words.', more: 'The “More results” button.',
    error: 'The message shown if the search is not available.', again: 'The “Try again” button.',
  },
  cssProperties: { '--site-search-width': 'Width of a compact field. Default: 256 px.' },
  states: { open: 'Suggestions are shown.', failed: 'The search is not available.' },
  methods: { search: 'Sets the search terms, and shows results if `results` is set.' },
  accessibility: [
    'The field is a combobox. The arrow keys move through the suggestions, Enter opens one, Escape closes them. Focus stays in the field.',
    'The number of suggestions and results is announced. After “More results”, the focus moves to the first new one.',
    'Filters are toggle buttons. Matching words are highlighted by weight as well as color.',
  ],
  panel: {
    icon: 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0M15 15l5 5',
    groups: {
      Behavior: ['results', 'index', 'suggestions', 'filters'],
      Appearance: ['compact'],
    },
    labels: {
      results: 'Show results below the form', index: 'Results come from', suggestions: 'Maximum suggestions', filters: 'Filters', compact: 'Compact field',
      minLength: 'Characters before suggestions', maxPages: 'Maximum pages', within: 'Only below this path', entries: 'List of pages',
      sitemap: 'Sitemap URL', query: 'Initial search', endpoint: 'Service address', pageSize: 'Results per page',
    },
    choices: { page: 'This block', sitemap: 'Sitemap', service: 'Service of the site' },
  },
};
