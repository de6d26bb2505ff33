import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
};
