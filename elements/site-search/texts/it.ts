import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Risultati della ricerca',
  suggestions: 'Suggerimenti',
  suggested: '{count, plural, one {# suggerimento} many {# suggerimenti} other {# suggerimenti}}',
  all: 'Tutti i risultati per «{query}»',
  found: '{count, plural, one {# risultato} many {# risultati} other {# risultati}} per «{query}»',
  shown: '{shown} risultati mostrati su {count}',
  none: 'Nessun risultato per «{query}»',
  hint: 'Controlla l’ortografia, oppure prova con meno parole o con altre.',
  loading: 'Ricerca in corso…',
  failed: 'La ricerca al momento non funziona.',
  again: 'Riprova',
  more: 'Altri risultati',
  section: 'Sezione',
  kind: 'Tipo',
  clear: 'Rimuovi i filtri',
  page: 'Pagine',
  product: 'Prodotti',
  article: 'Articoli',
  event: 'Eventi',
};
