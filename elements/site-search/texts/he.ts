import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'תוצאות החיפוש',
  suggestions: 'הצעות',
  suggested: '{count, plural, one {הצעה אחת} two {שתי הצעות} other {# הצעות}}',
  all: 'כל התוצאות עבור ”{query}“',
  found: '{count, plural, one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}} עבור ”{query}“',
  shown: 'מוצגות {shown} מתוך {count} תוצאות',
  none: 'לא נמצא דבר עבור ”{query}“',
  hint: 'בדקו את האיות, או נסו פחות מילים או מילים אחרות.',
  loading: 'מתבצע חיפוש…',
  failed: 'החיפוש אינו פועל כרגע.',
  again: 'לנסות שוב',
  more: 'תוצאות נוספות',
  section: 'מדור',
  kind: 'סוג',
  clear: 'ניקוי המסננים',
  page: 'עמודים',
  product: 'מוצרים',
  article: 'כתבות',
  event: 'אירועים',
};
