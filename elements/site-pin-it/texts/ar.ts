import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'حفظ',
  label: 'حفظ على Pinterest: {picture} (يُفتح في نافذة جديدة)',
  labelOfNone: 'حفظ على Pinterest (يُفتح في نافذة جديدة)',
  group: 'حفظ الصور على Pinterest',
};
