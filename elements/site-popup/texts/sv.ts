import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Meddelande',
  close: 'Stäng',
  badge: 'Öppna meddelandet',
};
