import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Beiträge',
  more: 'Mehr laden',
  loading: 'Wird geladen',
  failed: 'Die neuesten Beiträge konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  previous: 'Zurück',
  next: 'Weiter',
  shown: '{count, plural, one {# Beitrag wird gezeigt} other {# Beiträge werden gezeigt}}',
  post: 'Zum Beitrag',
  by: 'Von {author}',
  newWindow: '(öffnet ein neues Fenster)',
};
