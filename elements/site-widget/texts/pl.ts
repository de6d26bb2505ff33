import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać tej części strony.',
  again: 'Spróbuj ponownie',
};
