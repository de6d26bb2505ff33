import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Wyniki wyszukiwania',
  suggestions: 'Podpowiedzi',
  suggested: '{count, plural, one {# podpowiedź} few {# podpowiedzi} many {# podpowiedzi} other {# podpowiedzi}}',
  all: 'Wszystkie wyniki dla „{query}”',
  found: '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}} dla „{query}”',
  shown: 'Pokazano wyniki: {shown} z {count}',
  none: 'Nic nie znaleziono dla „{query}”',
  hint: 'Sprawdź pisownię albo spróbuj użyć mniej słów lub innych słów.',
  loading: 'Wyszukiwanie…',
  failed: 'Wyszukiwarka chwilowo nie działa.',
  again: 'Spróbuj ponownie',
  more: 'Więcej wyników',
  section: 'Dział',
  kind: 'Rodzaj',
  clear: 'Wyczyść filtry',
  page: 'Strony',
  product: 'Produkty',
  article: 'Artykuły',
  event: 'Wydarzenia',
};
