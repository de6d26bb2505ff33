import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'תרשים',
  bar: 'תרשים עמודות',
  line: 'תרשים קווים',
  pie: 'תרשים עוגה',
  scatter: 'תרשים פיזור',
  hint: 'מקשי החיצים עוברים בין הערכים.',
  legend: 'סדרות',
  series: 'סדרה {number}',
  other: 'אחר',
  place: '{number} מתוך {count}',
  showTable: 'הצגה כטבלה',
  showChart: 'הצגה כתרשים',
  loading: 'בטעינה',
  failed: 'הטעינה נכשלה.',
  again: 'ניסיון נוסף',
  noColumn: 'בנתונים חייבת להיות לפחות עמודה אחת',
  noRow: 'בנתונים חייבת להיות לפחות שורה אחת',
  missing: 'בשורה אחת או יותר היו חסרים נתונים',
  cutRows: 'מוצגות רק {maxRows} השורות הראשונות.',
  cutColumns: 'מוצגות רק {maxColumns} העמודות הראשונות.',
};
