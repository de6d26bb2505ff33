import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Pesquisar',
  searchFound: '{count, plural, one {# resultado} many {# resultados} other {# resultados}} para “{query}”',
  searchNothing: 'Nada encontrado para “{query}”',
  searchMore: 'Mais resultados',
};
