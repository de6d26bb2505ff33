import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Commenti',
  comment: 'Commento',
  commentArrived: 'Il suo commento è arrivato. Sarà visibile appena l’avremo letto.',
  noComments: 'Ancora nessun commento.',
  commentsMore: 'Altri commenti',
  commentReplyTo: 'Rispondi a {name}',
  commentReplying: 'La tua risposta a {name}',
};
