import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Sök',
  searchFound: '{count, plural, one {# resultat} other {# resultat}} för ”{query}”',
  searchNothing: 'Inget hittades för ”{query}”',
  searchMore: 'Fler resultat',
};
