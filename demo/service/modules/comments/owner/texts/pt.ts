import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Comentários',
  commentsWaiting: 'À espera',
  commentsShown: 'Mostrados',
  commentsSpam: 'Spam',
  commentApprove: 'Aprovar',
  commentNoSpam: 'Não é spam: aprovar',
  commentYours: '{name} (você)',
  commentSuspicious: 'Possível spam: {reason}.',
  commentAnswer: 'Responder',
  commentYourName: 'O seu nome',
  commentYourAnswer: 'A sua resposta',
  commentAnswerAndShow: 'Responder e mostrar ambos',
  commentAnswerWanted: 'Uma resposta precisa de um nome e de algumas palavras.',
};
