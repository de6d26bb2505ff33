import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Suche',
  searchFound: '{count, plural, one {# Ergebnis} other {# Ergebnisse}} für „{query}“',
  searchNothing: 'Nichts gefunden für „{query}“',
  searchMore: 'Weitere Ergebnisse',
};
