import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Comentarios',
  loading: 'Cargando los comentarios…',
  none: 'Todavía no hay comentarios.',
  failed: 'No se han podido cargar los comentarios.',
  again: 'Intentar de nuevo',
  more: 'Más comentarios',
  reply: 'Responder',
  replyTo: 'Responder a {name}',
  replying: 'Su respuesta a {name}',
  cancel: 'Cancelar la respuesta',
  owner: 'De nuestra parte',
  name: 'Nombre',
  text: 'Comentario',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Gracias. Su comentario se mostrará en cuanto lo hayamos leído.',
  notSent: 'Su comentario no se ha enviado. Sigue aquí: inténtelo de nuevo.',
  offline: 'No hay conexión. Su comentario sigue aquí: inténtelo de nuevo.',
  tooMany: 'Demasiados comentarios a la vez. El suyo sigue aquí: inténtelo de nuevo en un momento.',
};
