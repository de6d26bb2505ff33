import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Salva',
  label: 'Salva su Pinterest: {picture} (si apre in una nuova finestra)',
  labelOfNone: 'Salva su Pinterest (si apre in una nuova finestra)',
  group: 'Salva immagini su Pinterest',
};
