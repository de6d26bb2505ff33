import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Hareketli içeriği durdur',
  play: 'İçeriğin hareket etmesine izin ver',
};
