/** What the search says to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  search: 'Search',
  searchFound: '{count, plural, one {# result} other {# results}} for “{query}”',
  searchNothing: 'No results for “{query}”',
  searchMore: 'More results',
} as const;
