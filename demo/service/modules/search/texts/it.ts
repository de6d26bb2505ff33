import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Cerca',
  searchFound: '{count, plural, one {# risultato} many {# risultati} other {# risultati}} per «{query}»',
  searchNothing: 'Nessun risultato per «{query}»',
  searchMore: 'Altri risultati',
};
