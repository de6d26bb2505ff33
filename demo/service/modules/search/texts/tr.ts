import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Ara',
  searchFound: '“{query}” için {count, plural, one {# sonuç} other {# sonuç}}',
  searchNothing: '“{query}” için hiçbir şey bulunamadı',
  searchMore: 'Daha fazla sonuç',
};
