import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Sökresultat',
  suggestions: 'Förslag',
  suggested: '{count, plural, one {# förslag} other {# förslag}}',
  all: 'Alla resultat för ”{query}”',
  found: '{count, plural, one {# resultat} other {# resultat}} för ”{query}”',
  shown: '{shown} av {count} resultat visas',
  none: 'Inget hittades för ”{query}”',
  hint: 'Kontrollera stavningen, eller prova färre eller andra ord.',
  loading: 'Söker…',
  failed: 'Sökningen fungerar inte just nu.',
  again: 'Försök igen',
  more: 'Fler resultat',
  section: 'Avdelning',
  kind: 'Typ',
  clear: 'Rensa filter',
  page: 'Sidor',
  product: 'Produkter',
  article: 'Artiklar',
  event: 'Evenemang',
};
