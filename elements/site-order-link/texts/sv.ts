import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Beställ nu',
  newWindow: '(öppnas i ett nytt fönster)',
};
