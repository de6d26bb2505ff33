import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: '今すぐ注文',
  newWindow: '（新しいウィンドウで開きます）',
};
