import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'ملفات الموقع',
  siteFilesIntro: 'الصور والمستندات والملفات الأخرى التي تستخدمها في موقعك. تبقى عناوينها كما هي عند إعادة تسميتها أو استبدالها.',
  siteFilesScripts: 'يتطلب رفع الملفات وتعديلها تفعيل البرامج النصية.',
  siteFilesSearch: 'البحث في الملفات',
  headerFooter: 'الرأس والتذييل',
  fileGone: 'تم حذف هذا الملف.',
  uploadGone: 'تم إلغاء هذا الرفع أو انتهت صلاحيته. ابدأه من جديد.',
  fileUnsupported: 'لا يبدو أن الملف {fileName} من الملفات المدعومة',
  fileTooLarge: 'الملف {fileName} كبير جدًا. الحد الأقصى المسموح به لحجم الملف هو {maxSize}.',
  nameMissing: 'يُرجى إدخال اسم الملف',
  uploadIncomplete: 'لم يكتمل رفع الملف',
  processingFailed: 'فشلت معالجة الملف',
};
