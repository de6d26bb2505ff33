import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Szukaj',
  searchFound: '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}} dla „{query}”',
  searchNothing: 'Nic nie znaleziono dla „{query}”',
  searchMore: 'Więcej wyników',
};
