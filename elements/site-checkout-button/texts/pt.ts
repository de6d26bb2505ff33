import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Finalizar compra',
  subscribe: 'Assinar',
  donate: 'Doar',
  giftcard: 'Comprar cartão-presente',
  or: 'ou',
  noCart: 'Sua sessão expirou ou os cookies estão desativados; por isso não é possível finalizar a compra.',
  failed: 'A loja não responde. Tente novamente.',
};
