import type { Words } from '../../text/translations.js';

export const texts: Words = {
  edit: 'עריכת הגדרות: {name}',
  done: 'סיום',
  cancel: 'ביטול',
};
