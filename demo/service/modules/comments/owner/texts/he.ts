import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'תגובות',
  commentsWaiting: 'ממתינות',
  commentsShown: 'מוצגות',
  commentsSpam: 'ספאם',
  commentApprove: 'אישור',
  commentNoSpam: 'לא ספאם: אישור',
  commentYours: '{name} (אתם)',
  commentSuspicious: 'ייתכן שזה ספאם: {reason}.',
  commentAnswer: 'תשובה לתגובה',
  commentYourName: 'השם שלכם',
  commentYourAnswer: 'התשובה שלכם',
  commentAnswerAndShow: 'לענות ולהציג את שתיהן',
  commentAnswerWanted: 'תשובה צריכה שם וכמה מילים.',
};
