import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'إعدادات ملفات تعريف الارتباط',
  label: 'ملفات تعريف الارتباط',
  nowAccepted: 'أنت تسمح حاليًا بملفات تعريف الارتباط.',
  nowDeclined: 'أنت لا تسمح حاليًا بملفات تعريف الارتباط.',
  unasked: 'لم تُجب بعد. وحتى ذلك الحين لا يُحفظ شيء.',
  privacySignal: 'يرسل متصفحك إشارة «Global Privacy Control». إلى أن تجيب نعدّها رفضًا.',
  accept: 'موافق',
  decline: 'رفض',
  keep: 'إغلاق مع الاحتفاظ بإجابتك',
  stillRunning: 'لا تزال برامج نصية لخدمات أخرى تعمل في هذه الصفحة. أعد تحميل الصفحة لإيقافها. قد يضيع ما كتبته هنا.',
  reload: 'إعادة تحميل الصفحة',
};
