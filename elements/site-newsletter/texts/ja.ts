import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'メールアドレス',
  submit: '登録する',
  success: 'ご登録ありがとうございます。',
};
