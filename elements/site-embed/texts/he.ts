import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'התוכן מגיע מ־{name}, שעשוי לשמור עוגיות ולראות שאתם כאן.',
  once: 'הצגה פעם אחת',
  always: 'הצגה תמיד',
  hide: 'הסתרת {name} שוב',
  elsewhere: 'פתיחה ב־{name}',
};
