import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Resumo',
  more: 'Carregar mais',
  readMore: 'Ler mais',
  readMoreOf: 'Ler mais: {title}',
  previous: 'Anterior',
  next: 'Seguinte',
  by: 'Por {author}',
  was: 'Preço normal',
  shown: '{count, plural, one {# item mostrado} other {# itens mostrados}}',
  loading: 'A carregar',
  failed: 'Não foi possível carregar.',
  again: 'Tentar de novo',
};
