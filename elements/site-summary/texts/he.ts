import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'סקירה',
  more: 'טעינת עוד',
  readMore: 'להמשך קריאה',
  readMoreOf: 'להמשך קריאה: {title}',
  previous: 'הקודם',
  next: 'הבא',
  by: 'מאת {author}',
  was: 'מחיר רגיל',
  shown: '{count, plural, one {מוצג פריט אחד} two {מוצגים # פריטים} other {מוצגים # פריטים}}',
  loading: 'בטעינה',
  failed: 'לא ניתן היה לטעון.',
  again: 'לנסות שוב',
};
