import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: '消息',
  close: '关闭',
  badge: '打开消息',
};
