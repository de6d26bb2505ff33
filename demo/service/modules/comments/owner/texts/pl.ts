import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Komentarze',
  commentsWaiting: 'Oczekujące',
  commentsShown: 'Pokazane',
  commentsSpam: 'Spam',
  commentApprove: 'Zatwierdź',
  commentNoSpam: 'To nie spam: zatwierdź',
  commentYours: '{name} (ty)',
  commentSuspicious: 'Możliwy spam: {reason}.',
  commentAnswer: 'Odpowiedz',
  commentYourName: 'Twoje imię',
  commentYourAnswer: 'Twoja odpowiedź',
  commentAnswerAndShow: 'Odpowiedz i pokaż oba',
  commentAnswerWanted: 'Odpowiedź wymaga imienia i kilku słów.',
};
