import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Commentaires',
  commentsWaiting: 'En attente',
  commentsShown: 'Affichés',
  commentsSpam: 'Spam',
  commentApprove: 'Approuver',
  commentNoSpam: 'Pas du spam : approuver',
  commentYours: '{name} (vous)',
  commentSuspicious: 'Spam possible : {reason}.',
  commentAnswer: 'Répondre',
  commentYourName: 'Votre nom',
  commentYourAnswer: 'Votre réponse',
  commentAnswerAndShow: 'Répondre et afficher les deux',
  commentAnswerWanted: 'Une réponse demande un nom et quelques mots.',
};
