import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'A carregar…',
  failed: 'Não foi possível carregar esta parte da página.',
  again: 'Tentar de novo',
};
