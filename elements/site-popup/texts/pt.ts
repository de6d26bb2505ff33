import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'Mensagem',
  close: 'Fechar',
  badge: 'Abrir a mensagem',
};
