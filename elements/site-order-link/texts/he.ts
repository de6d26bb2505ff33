import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: 'להזמנה עכשיו',
  newWindow: '(נפתח בחלון חדש)',
};
