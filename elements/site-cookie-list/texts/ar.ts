import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'الاسم',
  what: 'الغرض منه',
  lasts: 'المدة',
  provider: 'المزوّد',
  thisSite: 'هذا الموقع',
  otherServices: 'خدمات أخرى',
  setByService: 'تحددها الخدمة',
  accepted: 'أنت تسمح بهذا حاليًا.',
  declined: 'أنت لا تسمح بهذا حاليًا.',
  unasked: 'لم تُجب بعد.',
  change: 'إعدادات ملفات تعريف الارتباط',
};
