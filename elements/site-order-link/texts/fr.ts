import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'Commander maintenant',
  newWindow: '(s’ouvre dans une nouvelle fenêtre)',
};
