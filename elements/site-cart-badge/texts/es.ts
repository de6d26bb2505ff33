import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Carrito',
  none: 'No hay artículos en el carrito',
  one: '1 artículo en el carrito',
  many: '{count} artículos en el carrito',
  moreThanHundred: 'Más de 100 artículos en el carrito',
  close: 'Cerrar el carrito',
  changed: '{name}: {count}. Subtotal: {subtotal}.',
  note: 'Los impuestos y el envío se calculan al pagar.',
  continue: 'Seguir comprando',
};
