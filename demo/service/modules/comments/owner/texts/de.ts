import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Kommentare',
  commentsWaiting: 'Wartend',
  commentsShown: 'Angezeigt',
  commentsSpam: 'Spam',
  commentApprove: 'Freigeben',
  commentNoSpam: 'Kein Spam: freigeben',
  commentYours: '{name} (Sie)',
  commentSuspicious: 'Möglicher Spam: {reason}.',
  commentAnswer: 'Antworten',
  commentYourName: 'Ihr Name',
  commentYourAnswer: 'Ihre Antwort',
  commentAnswerAndShow: 'Antworten und beide anzeigen',
  commentAnswerWanted: 'Eine Antwort braucht einen Namen und ein paar Worte.',
};
