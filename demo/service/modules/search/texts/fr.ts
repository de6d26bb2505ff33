import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Recherche',
  searchFound: '{count, plural, one {# résultat} many {# résultats} other {# résultats}} pour « {query} »',
  searchNothing: 'Aucun résultat pour « {query} »',
  searchMore: 'Plus de résultats',
};
