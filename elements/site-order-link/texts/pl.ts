import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Zamów teraz',
  newWindow: '(otwiera się w nowym oknie)',
};
