import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Pessoas',
  guestCount: '{count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
  date: 'Data',
  time: 'Hora',
  find: 'Procurar mesa',
  opens: 'Abre {name}',
  here: 'Reservar nesta página',
  notice: 'Isto vem de {name}, que pode guardar cookies e ver que está aqui.',
  hide: 'Ocultar {name} de novo',
  book: 'Reservar uma mesa',
  appointment: 'Marcar um horário',
  preview: 'Apenas pré-visualização: termine a sessão para reservar uma mesa aqui.',
};
