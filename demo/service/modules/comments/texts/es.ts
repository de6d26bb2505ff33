import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Comentarios',
  comment: 'Comentario',
  commentArrived: 'Su comentario ha llegado. Se mostrará en cuanto lo hayamos leído.',
  noComments: 'Todavía no hay comentarios.',
  commentsMore: 'Más comentarios',
  commentReplyTo: 'Responder a {name}',
  commentReplying: 'Su respuesta a {name}',
};
