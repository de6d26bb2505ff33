import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Inlägg',
  more: 'Ladda fler',
  loading: 'Laddar',
  failed: 'De senaste inläggen kunde inte laddas.',
  again: 'Försök igen',
  previous: 'Föregående',
  next: 'Nästa',
  shown: '{count, plural, other {# inlägg visas}}',
  post: 'Till inlägget',
  by: 'Av {author}',
  newWindow: '(öppnas i ett nytt fönster)',
};
