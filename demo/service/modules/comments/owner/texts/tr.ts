import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Yorumlar',
  commentsWaiting: 'Bekleyen',
  commentsShown: 'Gösterilen',
  commentsSpam: 'İstenmeyen',
  commentApprove: 'Onayla',
  commentNoSpam: 'İstenmeyen değil: onayla',
  commentYours: '{name} (siz)',
  commentSuspicious: 'Olası spam: {reason}.',
  commentAnswer: 'Yanıtla',
  commentYourName: 'Adınız',
  commentYourAnswer: 'Yanıtınız',
  commentAnswerAndShow: 'Yanıtla ve ikisini de göster',
  commentAnswerWanted: 'Bir yanıt için ad ve birkaç söz gerekir.',
};
