import type { Docs } from '../../core/manifest/docs.js';
import type { searchSettings } from './search.settings.js';

export const searchDocs: Docs<typeof searchSettings> = {
  details: `Write your own form: \`<form role="search" action="/search">\` with an \`<input type="search" name="q">\`. It leads to your search page
without scripts, and with them it suggests pages while a visitor types. On the search page itself set \`results\`: what is found is shown
below the form, and the address keeps the words. \`compact\` is for a header: one line, 44 px high and \`--site-search-width\` wide. Give the tag that height in your own style sheet, so that
nothing moves before its script is there: \`site-search[compact] { block-size: 44px }\`. Nothing is requested before somebody touches the field or the address has words in it.
The sitemap's pages are read by the visitor's own browser, once a tab: at most \`max-pages\` of them, 400 KB of each, and none that
asks search engines to leave it out. Text with \`data-search="off"\` is not searched. A page's section is its \`article:section\`, else the
first part of its path; its kind is its \`og:type\`. For a large site use \`index="service"\`: the reference service finds pages and
products by PostgreSQL's full-text search (\`GET /api/search\`).
Results that your server has put into \`slot="results"\` are shown until the visitor searches again, and stay where an index does not answer.
Results come with the script and move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your search form.', results: 'Results that your server has drawn, for visitors without scripts.' },
  parts: {
    results: 'All below the form.', status: 'How many results there are.', filters: 'The filters.', filter: 'A filter.', clear: 'The button that clears them.', list: 'The list of results.',
    result: 'A result.', title: 'Its title, a link.', place: 'Its section and kind.', excerpt: 'Its text, with marked words.', more: 'The More results button.',
    error: 'What is said where the search does not work.', again: 'The Try again button.',
  },
  cssProperties: { '--site-search-width': 'How wide a compact field is; 256 px without it.' },
  states: { open: 'Suggestions are shown.', failed: 'The search does not work.' },
  methods: { search: 'Puts words into the field, and shows their results where `results` is set.' },
  accessibility: [
    'The field is a combobox. The arrow keys go through the suggestions, Enter follows one, Escape closes them; the focus stays in the field.',
    'How many suggestions and results there are is announced. After "More results" the focus goes to the first new one.',
    'Filters are buttons that stay pressed. Words that were found are marked by weight as well as by colour.',
  ],
  panel: {
    icon: 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0M15 15l5 5',
    groups: {
      Behavior: ['results', 'index', 'suggestions', 'filters'],
      Appearance: ['compact'],
    },
    labels: {
      results: 'Show results below the form', index: 'Results come from', suggestions: 'Most suggestions', filters: 'Filters', compact: 'Compact field',
      minLetters: 'Characters before suggestions', maxPages: 'Most pages read', within: 'Only below this path', entries: 'List of pages',
      sitemap: 'Sitemap address', query: 'First search', endpoint: 'Service address', resultsAtOnce: 'Results shown at once',
    },
    choices: { page: 'This block', sitemap: 'Sitemap', service: 'Service of the site' },
  },
};
