import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  comments: 'Comentários',
  comment: 'Comentário',
  commentArrived: 'O seu comentário chegou. Aparece assim que o tivermos lido.',
  noComments: 'Ainda não há comentários.',
  commentsMore: 'Mais comentários',
  commentReplyTo: 'Responder a {name}',
  commentReplying: 'A sua resposta a {name}',
};
