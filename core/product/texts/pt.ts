import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Seu carrinho',
  empty: 'Seu carrinho está vazio.',
  quantityOf: 'Quantidade de {name}',
  less: 'Um a menos de {name}',
  more: 'Um a mais de {name}',
  each: '{price} cada',
  remove: 'Remover',
  removeOf: 'Remover {name}',
  removed: '{name} não está mais no carrinho.',
  undo: 'Desfazer',
  undoOf: 'Desfazer: colocar {name} de volta',
  subtotal: 'Subtotal',
  checkout: 'Finalizar compra',
  noCart: 'Sua sessão expirou ou os cookies estão desativados; por isso não é possível finalizar a compra.',
};
