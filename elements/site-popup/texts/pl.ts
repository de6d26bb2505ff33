import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Wiadomość',
  close: 'Zamknij',
  badge: 'Otwórz wiadomość',
};
