import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Stoppa det rörliga innehållet',
  play: 'Låt innehållet röra sig',
};
