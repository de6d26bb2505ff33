import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Mesaj',
  close: 'Kapat',
  badge: 'Mesajı aç',
};
