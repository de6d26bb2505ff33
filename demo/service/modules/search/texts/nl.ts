import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Zoeken',
  searchFound: '{count, plural, one {# resultaat} other {# resultaten}} voor ‘{query}’',
  searchNothing: 'Niets gevonden voor ‘{query}’',
  searchMore: 'Meer resultaten',
};
