import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Personnes',
  guestCount: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  date: 'Jour',
  time: 'Heure',
  find: 'Trouver une table',
  opens: 'Ouvre {name}',
  here: 'Réserver sur cette page',
  notice: 'Ce contenu vient de {name}, qui peut enregistrer des cookies et voir que vous êtes ici.',
  hide: 'Masquer à nouveau {name}',
  book: 'Réserver une table',
  appointment: 'Prendre rendez-vous',
  preview: 'Aperçu seulement : déconnectez-vous pour réserver une table ici.',
};
