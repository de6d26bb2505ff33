import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Översikt',
  more: 'Ladda fler',
  readMore: 'Läs mer',
  readMoreOf: 'Läs mer: {title}',
  previous: 'Föregående',
  next: 'Nästa',
  by: 'Av {author}',
  was: 'Ordinarie pris',
  shown: '{count, plural, one {# objekt visas} other {# objekt visas}}',
  loading: 'Laddar',
  failed: 'Det gick inte att ladda.',
  again: 'Försök igen',
};
