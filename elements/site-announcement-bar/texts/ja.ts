import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: 'お知らせ',
  close: 'お知らせを閉じる',
};
