import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Übersicht',
  more: 'Mehr laden',
  readMore: 'Weiterlesen',
  readMoreOf: 'Weiterlesen: {title}',
  previous: 'Zurück',
  next: 'Weiter',
  by: 'Von {author}',
  was: 'Normaler Preis',
  shown: '{count, plural, one {# Eintrag wird gezeigt} other {# Einträge werden gezeigt}}',
  loading: 'Wird geladen',
  failed: 'Das ließ sich nicht laden.',
  again: 'Noch einmal versuchen',
};
