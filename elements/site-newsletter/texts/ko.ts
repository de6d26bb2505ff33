import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '이메일',
  submit: '구독하기',
  success: '구독해 주셔서 감사합니다.',
};
