import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  announcement: '公告',
  close: '关闭公告',
};
