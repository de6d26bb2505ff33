import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Resultados da pesquisa',
  suggestions: 'Sugestões',
  suggested: '{count, plural, one {# sugestão} many {# sugestões} other {# sugestões}}',
  all: 'Todos os resultados para “{query}”',
  found: '{count, plural, one {# resultado} many {# resultados} other {# resultados}} para “{query}”',
  shown: '{shown} de {count} resultados apresentados',
  none: 'Nada encontrado para “{query}”',
  hint: 'Verifique a ortografia ou tente com menos palavras ou com outras.',
  loading: 'A pesquisar…',
  failed: 'A pesquisa não funciona neste momento.',
  again: 'Tentar novamente',
  more: 'Mais resultados',
  section: 'Secção',
  kind: 'Tipo',
  clear: 'Limpar filtros',
  page: 'Páginas',
  product: 'Produtos',
  article: 'Artigos',
  event: 'Eventos',
};
