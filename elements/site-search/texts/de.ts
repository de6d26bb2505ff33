import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Suchergebnisse',
  suggestions: 'Vorschläge',
  suggested: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  all: 'Alle Ergebnisse für „{query}“',
  found: '{count, plural, one {# Ergebnis} other {# Ergebnisse}} für „{query}“',
  shown: '{shown} von {count} Ergebnissen werden gezeigt',
  none: 'Nichts gefunden für „{query}“',
  hint: 'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder anderen Wörtern.',
  loading: 'Suche läuft …',
  failed: 'Die Suche funktioniert im Moment nicht.',
  again: 'Noch einmal versuchen',
  more: 'Weitere Ergebnisse',
  section: 'Bereich',
  kind: 'Art',
  clear: 'Filter aufheben',
  page: 'Seiten',
  product: 'Produkte',
  article: 'Artikel',
  event: 'Veranstaltungen',
};
