import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'Guardar',
  remove: 'Quitar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  add: 'Añadir',
  edit: 'Editar',
  yes: 'Sí',
  no: 'No',
  name: 'Nombre',
  none: 'Ninguno',
  all: 'Todos',
  more: 'Más',
  hideEntry: 'Ocultar',
  showEntry: 'Mostrar',
  noneThere: 'No hay ninguno.',
  sentByOtherSite: 'Esto lo ha enviado una página de otro sitio.',
  columnEmail: 'Correo electrónico',
  spamHoneypot: 'rellenó un campo oculto',
  spamFast: 'enviado en menos de un segundo',
  spamLinks: '{count, plural, one {más de # enlace} other {más de # enlaces}}',
};
