import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Zatrzymaj przesuwanie treści',
  play: 'Wznów przesuwanie treści',
};
