import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'ملفات تعريف الارتباط',
  text: 'باستخدامك هذا الموقع فإنك توافق على استخدامنا ملفات تعريف الارتباط. نستخدمها لنقدم لك تجربة جيدة وليعمل الموقع كما ينبغي.',
  accept: 'موافق',
  decline: 'رفض',
  keep: 'إغلاق مع الاحتفاظ بإجابتك',
  nowAccepted: 'أنت تسمح حاليًا بملفات تعريف الارتباط.',
  nowDeclined: 'أنت لا تسمح حاليًا بملفات تعريف الارتباط.',
  privacySignal: 'يرسل متصفحك إشارة «Global Privacy Control». إلى أن تجيب نعدّها رفضًا.',
};
