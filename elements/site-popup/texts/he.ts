import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  popup: 'הודעה',
  close: 'סגירה',
  badge: 'פתיחת ההודעה',
};
