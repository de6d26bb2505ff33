import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  search: 'Sök',
  searchFound: '{count, plural, one {# resultat} other {# resultat}} för ”{query}”',
  searchNothing: 'Inget hittades för ”{query}”',
  searchMore: 'Fler resultat',
};
