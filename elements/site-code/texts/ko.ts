import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: '코드',
  copy: '복사',
  copied: '복사했습니다',
  failed: '복사하지 못했습니다',
};
