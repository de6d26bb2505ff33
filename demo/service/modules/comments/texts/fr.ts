import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Commentaires',
  comment: 'Commentaire',
  commentArrived: 'Votre commentaire est arrivé. Il paraîtra dès que nous l’aurons lu.',
  noComments: 'Pas encore de commentaire.',
  commentsMore: 'Plus de commentaires',
  commentReplyTo: 'Répondre à {name}',
  commentReplying: 'Votre réponse à {name}',
};
