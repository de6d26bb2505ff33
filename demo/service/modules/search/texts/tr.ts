import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  search: 'Ara',
  searchFound: '“{query}” için {count, plural, one {# sonuç} other {# sonuç}}',
  searchNothing: '“{query}” için hiçbir şey bulunamadı',
  searchMore: 'Daha fazla sonuç',
};
