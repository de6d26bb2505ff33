import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Den laufenden Inhalt anhalten',
  play: 'Den Inhalt laufen lassen',
};
