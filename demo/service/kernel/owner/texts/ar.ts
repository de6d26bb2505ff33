import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'حفظ',
  remove: 'إزالة',
  delete: 'حذف',
  undo: 'تراجع',
  add: 'إضافة',
  edit: 'تعديل',
  yes: 'نعم',
  no: 'لا',
  name: 'الاسم',
  none: 'لا شيء',
  all: 'الكل',
  more: 'المزيد',
  hideEntry: 'إخفاء',
  showEntry: 'إظهار',
  noneThere: 'لا يوجد شيء.',
  sentByOtherSite: 'أُرسل هذا من صفحة في موقع آخر.',
  columnEmail: 'البريد الإلكتروني',
  spamHoneypot: 'مُلئ حقل مخفي',
  spamFast: 'أُرسل خلال ثانية',
  spamLinks: '{count, plural, zero {أكثر من # رابط} one {أكثر من رابط واحد} two {أكثر من رابطين} few {أكثر من # روابط} many {أكثر من # رابطًا} other {أكثر من # رابط}}',
};
