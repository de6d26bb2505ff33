import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Reacties',
  commentsWaiting: 'Wachtend',
  commentsShown: 'Getoond',
  commentsSpam: 'Spam',
  commentApprove: 'Goedkeuren',
  commentNoSpam: 'Geen spam: goedkeuren',
  commentYours: '{name} (u)',
  commentSuspicious: 'Mogelijk spam: {reason}.',
  commentAnswer: 'Antwoorden',
  commentYourName: 'Uw naam',
  commentYourAnswer: 'Uw antwoord',
  commentAnswerAndShow: 'Antwoorden en beide tonen',
  commentAnswerWanted: 'Een antwoord heeft een naam en een paar woorden nodig.',
};
