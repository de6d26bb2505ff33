import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'الملف',
  importCheck: 'فحص الملف',
  importFileMissing: 'اختر ملفًا.',
  importPreview: 'لم يُحفظ أي شيء بعد. راجع النتيجة ثم استوردها.',
  importNow: 'استيراد',
  importDone: 'تم استيراد الملف.',
  importFailed: 'لم يُستورد أي شيء.',
  importExpired: 'انتهت صلاحية هذه المعاينة. اختر الملف مرة أخرى.',
  importNothingNew: 'لا يحتوي الملف على أي جديد.',
  importEncoding: 'قُرئ الملف بترميز {encoding}.',
  importQuoteOpen: 'علامة الاقتباس هذه لا تُغلق أبدًا.',
  importDamaged: 'بيانات هذا الملف تالفة.',
  importRowsMany: 'يحتوي الملف على أكثر من {most} صف. قسّمه إلى عدة ملفات.',
  importNoColumn: 'لا يحتوي الملف على العمود «{column}».',
  importColumns: 'الأعمدة المستخدمة: {columns}',
  importColumnsUnused: 'الأعمدة غير المستخدمة: {columns}',
  importNew: 'جديد',
  importPresent: 'موجود هنا بالفعل، دون تغيير',
  importRepeated: 'صفوف مكررة',
  importFaulty: 'صفوف بها أخطاء، لا تُستورد',
};
