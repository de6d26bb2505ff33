import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'التعليقات',
  commentsWaiting: 'قيد الانتظار',
  commentsShown: 'المعروضة',
  commentsSpam: 'مزعجة',
  commentApprove: 'موافقة',
  commentNoSpam: 'ليس مزعجًا: موافقة',
  commentYours: '{name} (أنت)',
  commentSuspicious: 'رسالة مزعجة محتملة: {reason}.',
  commentAnswer: 'رد',
  commentYourName: 'اسمك',
  commentYourAnswer: 'ردك',
  commentAnswerAndShow: 'الرد وعرض الاثنين',
  commentAnswerWanted: 'يحتاج الرد إلى اسم وبعض الكلمات.',
};
