import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Résultats de la recherche',
  suggestions: 'Suggestions',
  suggested: '{count, plural, one {# suggestion} many {# suggestions} other {# suggestions}}',
  all: 'Tous les résultats pour « {query} »',
  found: '{count, plural, one {# résultat} many {# résultats} other {# résultats}} pour « {query} »',
  shown: '{shown} résultats affichés sur {count}',
  none: 'Aucun résultat pour « {query} »',
  hint: 'Vérifiez l’orthographe, ou essayez avec moins de mots ou d’autres mots.',
  loading: 'Recherche en cours…',
  failed: 'La recherche ne fonctionne pas pour le moment.',
  again: 'Réessayer',
  more: 'Plus de résultats',
  section: 'Rubrique',
  kind: 'Type',
  clear: 'Effacer les filtres',
  page: 'Pages',
  product: 'Produits',
  article: 'Articles',
  event: 'Événements',
};
