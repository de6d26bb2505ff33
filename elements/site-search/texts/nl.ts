import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Zoekresultaten',
  suggestions: 'Suggesties',
  suggested: '{count, plural, one {# suggestie} other {# suggesties}}',
  all: 'Alle resultaten voor ‘{query}’',
  found: '{count, plural, one {# resultaat} other {# resultaten}} voor ‘{query}’',
  shown: '{shown} van {count} resultaten worden getoond',
  none: 'Niets gevonden voor ‘{query}’',
  hint: 'Controleer de spelling, of probeer minder of andere woorden.',
  loading: 'Bezig met zoeken…',
  failed: 'Zoeken werkt op dit moment niet.',
  again: 'Opnieuw proberen',
  more: 'Meer resultaten',
  section: 'Rubriek',
  kind: 'Soort',
  clear: 'Filters wissen',
  page: 'Pagina’s',
  product: 'Producten',
  article: 'Artikelen',
  event: 'Evenementen',
};
