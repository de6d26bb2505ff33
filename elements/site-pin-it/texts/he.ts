import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'שמירה',
  label: 'שמירה ב-Pinterest: {picture} (נפתח בחלון חדש)',
  labelOfNone: 'שמירה ב-Pinterest (נפתח בחלון חדש)',
  group: 'שמירת תמונות ב-Pinterest',
};
