import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: '您的购物车',
  empty: '您的购物车是空的。',
  quantityOf: '{name} 的数量',
  less: '减少一件 {name}',
  more: '增加一件 {name}',
  each: '每件 {price}',
  remove: '移除',
  removeOf: '移除 {name}',
  removed: '{name} 已从购物车中移除。',
  undo: '撤销',
  undoOf: '撤销：放回 {name}',
  subtotal: '小计',
  checkout: '去结账',
  noCart: '您的会话已过期或 Cookie 已停用，因此无法继续结账。',
};
