import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'شيفرة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ',
};
