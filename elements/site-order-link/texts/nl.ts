import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Nu bestellen',
  newWindow: '(opent in een nieuw venster)',
};
