import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Resultados de la búsqueda',
  suggestions: 'Sugerencias',
  suggested: '{count, plural, one {# sugerencia} many {# sugerencias} other {# sugerencias}}',
  all: 'Todos los resultados de «{query}»',
  found: '{count, plural, one {# resultado} many {# resultados} other {# resultados}} de «{query}»',
  shown: 'Se muestran {shown} de {count} resultados',
  none: 'No se ha encontrado nada para «{query}»',
  hint: 'Revise la ortografía o pruebe con menos palabras o con otras.',
  loading: 'Buscando…',
  failed: 'La búsqueda no funciona en este momento.',
  again: 'Reintentar',
  more: 'Más resultados',
  section: 'Sección',
  kind: 'Tipo',
  clear: 'Quitar filtros',
  page: 'Páginas',
  product: 'Productos',
  article: 'Artículos',
  event: 'Eventos',
};
