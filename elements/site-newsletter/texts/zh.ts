import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '电子邮件',
  submit: '订阅',
  success: '感谢您的订阅。',
};
