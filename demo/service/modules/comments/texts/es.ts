import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
  comments: 'Comentarios',
  comment: 'Comentario',
  commentArrived: 'Su comentario ha llegado. Se mostrará en cuanto lo hayamos leído.',
  noComments: 'Todavía no hay comentarios.',
  commentsMore: 'Más comentarios',
  commentReplyTo: 'Responder a {name}',
  commentReplying: 'Su respuesta a {name}',
};
