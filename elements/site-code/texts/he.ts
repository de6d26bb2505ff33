import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  code: 'קוד',
  copy: 'העתקה',
  copied: 'הועתק',
  failed: 'ההעתקה נכשלה',
};
