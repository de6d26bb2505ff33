import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Encomendar agora',
  newWindow: '(abre numa nova janela)',
};
