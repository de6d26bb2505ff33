import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Publicações',
  more: 'Carregar mais',
  loading: 'A carregar',
  failed: 'Não foi possível carregar as publicações mais recentes.',
  again: 'Tentar de novo',
  previous: 'Anterior',
  next: 'Seguinte',
  shown: '{count, plural, one {# publicação mostrada} other {# publicações mostradas}}',
  post: 'Ver a publicação',
  by: 'Por {author}',
  newWindow: '(abre numa nova janela)',
};
