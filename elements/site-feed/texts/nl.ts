import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Berichten',
  more: 'Meer laden',
  loading: 'Laden',
  failed: 'De nieuwste berichten konden niet worden geladen.',
  again: 'Opnieuw proberen',
  previous: 'Vorige',
  next: 'Volgende',
  shown: '{count, plural, one {# bericht getoond} other {# berichten getoond}}',
  post: 'Naar het bericht',
  by: 'Door {author}',
  newWindow: '(opent in een nieuw venster)',
};
