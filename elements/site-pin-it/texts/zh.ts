import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: '保存',
  label: '保存到 Pinterest：{picture}（在新窗口中打开）',
  labelOfNone: '保存到 Pinterest（在新窗口中打开）',
  group: '将图片保存到 Pinterest',
};
