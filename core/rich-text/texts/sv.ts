import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'Redigera inställningar: {name}',
  done: 'Klar',
  cancel: 'Avbryt',
};
