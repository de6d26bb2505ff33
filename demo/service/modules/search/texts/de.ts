import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  search: 'Suche',
  searchFound: '{count, plural, one {# Ergebnis} other {# Ergebnisse}} für „{query}“',
  searchNothing: 'Nichts gefunden für „{query}“',
  searchMore: 'Weitere Ergebnisse',
};
