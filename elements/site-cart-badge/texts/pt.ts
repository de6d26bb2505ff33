import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Carrinho',
  none: 'Nenhum item no carrinho',
  one: '1 item no carrinho',
  many: '{count} itens no carrinho',
  moreThanHundred: 'Mais de 100 itens no carrinho',
  close: 'Fechar o carrinho',
  changed: '{name}: {count}. Subtotal: {subtotal}.',
  note: 'Impostos e frete são calculados ao finalizar a compra.',
  continue: 'Continuar comprando',
};
