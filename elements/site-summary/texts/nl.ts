import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Overzicht',
  more: 'Meer laden',
  readMore: 'Lees verder',
  readMoreOf: 'Lees verder: {title}',
  previous: 'Vorige',
  next: 'Volgende',
  by: 'Door {author}',
  was: 'Normale prijs',
  shown: '{count, plural, one {# item getoond} other {# items getoond}}',
  loading: 'Laden',
  failed: 'Dit kon niet worden geladen.',
  again: 'Opnieuw proberen',
};
