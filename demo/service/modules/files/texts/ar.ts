import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'ملفات الموقع',
  headerFooter: 'الرأس والتذييل',
  fileGone: 'تم حذف هذا الملف.',
  uploadGone: 'تم إلغاء هذا الرفع أو انتهت صلاحيته. ابدأه من جديد.',
  fileUnsupported: 'لا يبدو أن الملف {fileName} من الملفات المدعومة',
  fileTooLarge: 'الملف {fileName} كبير جدًا. الحد الأقصى المسموح به لحجم الملف هو {maxSize}.',
  nameMissing: 'يُرجى إدخال اسم الملف',
  uploadIncomplete: 'لم يكتمل رفع الملف',
  processingFailed: 'فشلت معالجة الملف',
};
