import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Şimdi sipariş ver',
  newWindow: '(yeni pencerede açılır)',
};
