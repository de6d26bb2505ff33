import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Detener el contenido en movimiento',
  play: 'Dejar que el contenido se mueva',
};
