import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navComments: 'Comentarios',
  commentsWaiting: 'Pendientes',
  commentsShown: 'Mostrados',
  commentsSpam: 'Spam',
  commentApprove: 'Aprobar',
  commentNoSpam: 'No es spam: aprobar',
  commentYours: '{name} (usted)',
  commentSuspicious: 'Posible spam: {reason}.',
  commentAnswer: 'Responder',
  commentYourName: 'Su nombre',
  commentYourAnswer: 'Su respuesta',
  commentAnswerAndShow: 'Responder y mostrar ambos',
  commentAnswerWanted: 'Una respuesta necesita un nombre y algunas palabras.',
};
