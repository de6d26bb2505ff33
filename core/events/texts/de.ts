import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Zum Kalender hinzufügen',
  file: 'Kalenderdatei (.ics)',
  newTab: 'öffnet in einem neuen Tab',
  tickets: 'Karten',
  soldOut: 'Ausverkauft',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  yourTime: 'Ihre Zeit: {time}',
  failed: 'Die Termine konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
};
