import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: '去结账',
  subscribe: '订阅',
  donate: '捐款',
  giftcard: '购买礼品卡',
  or: '或',
  noCart: '您的会话已过期或 Cookie 已停用，因此无法继续结账。',
  failed: '商店没有响应。请重试。',
};
