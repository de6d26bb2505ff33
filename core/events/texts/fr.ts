import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Ajouter à l’agenda',
  file: 'Fichier d’agenda (.ics)',
  newTab: 's’ouvre dans un nouvel onglet',
  tickets: 'Billets',
  soldOut: 'Complet',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  yourTime: 'Votre heure : {time}',
  failed: 'Les événements n’ont pas pu être chargés.',
  retry: 'Réessayer',
};
