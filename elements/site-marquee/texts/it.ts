import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Ferma il contenuto in movimento',
  play: 'Fai muovere il contenuto',
};
