import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'פוסטים',
  more: 'טעינת עוד',
  loading: 'בטעינה',
  failed: 'לא ניתן היה לטעון את הפוסטים האחרונים.',
  again: 'לנסות שוב',
  previous: 'הקודם',
  next: 'הבא',
  shown: '{count, plural, one {מוצג פוסט אחד} two {מוצגים # פוסטים} other {מוצגים # פוסטים}}',
  post: 'אל הפוסט',
  by: 'מאת {author}',
  newWindow: '(נפתח בחלון חדש)',
};
