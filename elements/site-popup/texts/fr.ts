import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Message',
  close: 'Fermer',
  badge: 'Ouvrir le message',
};
