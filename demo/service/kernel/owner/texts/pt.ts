import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  save: 'Guardar',
  remove: 'Remover',
  delete: 'Eliminar',
  undo: 'Anular',
  add: 'Adicionar',
  edit: 'Editar',
  yes: 'Sim',
  no: 'Não',
  name: 'Nome',
  none: 'Nenhum',
  all: 'Todos',
  more: 'Mais',
  hideEntry: 'Ocultar',
  showEntry: 'Mostrar',
  noneThere: 'Não há nenhum.',
  sentByOtherSite: 'Isto foi enviado por uma página de outro site.',
  columnEmail: 'E-mail',
  spamHoneypot: 'preencheu um campo oculto',
  spamFast: 'enviado em menos de um segundo',
  spamLinks: '{count, plural, one {mais de # ligação} other {mais de # ligações}}',
};
