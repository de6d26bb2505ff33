import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Jetzt bestellen',
  newWindow: '(öffnet in einem neuen Fenster)',
};
