import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Graphique',
  bar: 'Graphique à barres',
  line: 'Graphique en courbes',
  pie: 'Graphique circulaire',
  scatter: 'Nuage de points',
  hint: 'Les touches fléchées parcourent les valeurs.',
  legend: 'Séries',
  series: 'Série {number}',
  other: 'Autres',
  place: '{number} sur {count}',
  showTable: 'Afficher en tableau',
  showChart: 'Afficher en graphique',
  loading: 'Chargement',
  failed: 'Le chargement a échoué.',
  again: 'Réessayer',
  noColumn: 'Vos données doivent comporter au moins une colonne',
  noRow: 'Vos données doivent comporter au moins une ligne',
  missing: 'Il manquait des données dans une ou plusieurs lignes',
  cutRows: 'Seules les {maxRows} premières lignes sont affichées.',
  cutColumns: 'Seules les {maxColumns} premières colonnes sont affichées.',
};
