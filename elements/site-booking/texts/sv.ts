import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Gäster',
  guestCount: '{count, plural, one {# gäst} other {# gäster}}',
  date: 'Datum',
  time: 'Tid',
  find: 'Hitta bord',
  opens: 'Öppnar {name}',
  here: 'Boka på den här sidan',
  notice: 'Det här kommer från {name}, som kan spara cookies och se att du är här.',
  hide: 'Dölj {name} igen',
  book: 'Boka bord',
  appointment: 'Boka en tid',
  preview: 'Endast förhandsvisning: logga ut för att boka bord här.',
};
