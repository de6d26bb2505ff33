import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'עצירת התוכן הנע',
  play: 'הפעלת תנועת התוכן',
};
