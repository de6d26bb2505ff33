import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Quels événements',
  upcoming: 'À venir',
  past: 'Passés',
  none: 'Aucun événement à venir.',
  nonePast: 'Aucun événement passé.',
  more: 'Afficher plus',
  shown: '{count, plural, one {# événement affiché} other {# événements affichés}}',
};
