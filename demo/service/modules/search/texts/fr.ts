import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  search: 'Recherche',
  searchFound: '{count, plural, one {# résultat} many {# résultats} other {# résultats}} pour « {query} »',
  searchNothing: 'Aucun résultat pour « {query} »',
  searchMore: 'Plus de résultats',
};
