import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Priser',
  shown: 'Priser som visas: {option}',
};
