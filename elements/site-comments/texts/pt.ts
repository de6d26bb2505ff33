import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Comentários',
  loading: 'A carregar os comentários…',
  none: 'Ainda não há comentários.',
  failed: 'Não foi possível carregar os comentários.',
  again: 'Tentar de novo',
  more: 'Mais comentários',
  reply: 'Responder',
  replyTo: 'Responder a {name}',
  replying: 'A sua resposta a {name}',
  cancel: 'Cancelar a resposta',
  owner: 'Da nossa parte',
  name: 'Nome',
  text: 'Comentário',
  send: 'Enviar',
  sending: 'A enviar…',
  sent: 'Obrigado. O seu comentário aparece assim que o tivermos lido.',
  notSent: 'O seu comentário não foi enviado. Continua aqui: tente de novo.',
  offline: 'Não há ligação. O seu comentário continua aqui: tente de novo.',
  tooMany: 'Demasiados comentários de uma vez. O seu continua aqui: tente de novo dentro de momentos.',
};
