import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Commenti',
  commentsWaiting: 'In attesa',
  commentsShown: 'Mostrati',
  commentsSpam: 'Spam',
  commentApprove: 'Approva',
  commentNoSpam: 'Non è spam: approva',
  commentYours: '{name} (tu)',
  commentSuspicious: 'Possibile spam: {reason}.',
  commentAnswer: 'Rispondi',
  commentYourName: 'Il tuo nome',
  commentYourAnswer: 'La tua risposta',
  commentAnswerAndShow: 'Rispondi e mostra entrambi',
  commentAnswerWanted: 'Una risposta ha bisogno di un nome e di qualche parola.',
};
