import type { Words } from '../../../text/translations.js';

export const texts: Words = {
  which: 'Welche Termine',
  upcoming: 'Kommende',
  past: 'Vergangene',
  none: 'Keine kommenden Termine.',
  nonePast: 'Keine vergangenen Termine.',
  more: 'Mehr anzeigen',
  shown: '{count, plural, one {# Termin} other {# Termine}} angezeigt',
};
