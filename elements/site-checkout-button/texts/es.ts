import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Tramitar pedido',
  subscribe: 'Suscribirse',
  donate: 'Donar',
  giftcard: 'Comprar una tarjeta regalo',
  or: 'o',
  noCart: 'Su sesión ha caducado o las cookies están desactivadas, por lo que no se puede tramitar el pedido.',
  failed: 'La tienda no responde. Inténtelo de nuevo.',
};
