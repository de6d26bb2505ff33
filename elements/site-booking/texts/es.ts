import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Personas',
  guestCount: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  date: 'Fecha',
  time: 'Hora',
  find: 'Buscar mesa',
  opens: 'Abre {name}',
  here: 'Reservar en esta página',
  notice: 'Esto viene de {name}, que puede guardar cookies y ver que usted está aquí.',
  hide: 'Ocultar de nuevo {name}',
  book: 'Reservar una mesa',
  appointment: 'Reservar una cita',
  preview: 'Solo vista previa: cierre la sesión para reservar aquí una mesa.',
};
