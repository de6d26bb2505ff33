import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'رسم بياني',
  bar: 'رسم بياني بالأعمدة',
  line: 'رسم بياني خطي',
  pie: 'رسم بياني دائري',
  scatter: 'رسم بياني بالنقاط',
  hint: 'تنتقل مفاتيح الأسهم بين القيم.',
  legend: 'السلاسل',
  series: 'السلسلة {number}',
  other: 'أخرى',
  place: '{number} من {count}',
  showTable: 'عرض كجدول',
  showChart: 'عرض كرسم بياني',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر التحميل.',
  again: 'حاول مرة أخرى',
  noColumn: 'يجب أن تحتوي بياناتك على عمود واحد على الأقل',
  noRow: 'يجب أن تحتوي بياناتك على صف واحد على الأقل',
  missing: 'كانت البيانات ناقصة في صف واحد أو أكثر',
  cutRows: 'لا تظهر إلا الصفوف الأولى، بحد أقصى {maxRows}.',
  cutColumns: 'لا تظهر إلا الأعمدة الأولى، بحد أقصى {maxColumns}.',
};
