import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Su carrito',
  empty: 'Su carrito está vacío.',
  quantityOf: 'Cantidad de {name}',
  less: 'Uno menos de {name}',
  more: 'Uno más de {name}',
  each: '{price} cada uno',
  remove: 'Quitar',
  removeOf: 'Quitar {name}',
  removed: '{name} ya no está en su carrito.',
  undo: 'Deshacer',
  undoOf: 'Deshacer: volver a poner {name}',
  subtotal: 'Subtotal',
  checkout: 'Tramitar pedido',
  noCart: 'Su sesión ha caducado o las cookies están desactivadas, por lo que no se puede tramitar el pedido.',
};
