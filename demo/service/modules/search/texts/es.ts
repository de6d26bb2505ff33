import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  search: 'Buscar',
  searchFound: '{count, plural, one {# resultado} many {# resultados} other {# resultados}} de «{query}»',
  searchNothing: 'No se ha encontrado nada para «{query}»',
  searchMore: 'Más resultados',
};
