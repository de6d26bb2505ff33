import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'اطلب الآن',
  newWindow: '(يُفتح في نافذة جديدة)',
};
