import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Diagram',
  bar: 'Stapeldiagram',
  line: 'Linjediagram',
  pie: 'Cirkeldiagram',
  scatter: 'Punktdiagram',
  hint: 'Piltangenterna går genom värdena.',
  legend: 'Serier',
  series: 'Serie {number}',
  other: 'Övriga',
  place: '{number} av {count}',
  showTable: 'Visa som tabell',
  showChart: 'Visa som diagram',
  loading: 'Laddar',
  failed: 'Det gick inte att ladda.',
  again: 'Försök igen',
  noColumn: 'Dina data måste ha minst en kolumn',
  noRow: 'Dina data måste ha minst en rad',
  missing: 'En eller flera rader saknade data',
  cutRows: 'Bara de första {maxRows} raderna visas.',
  cutColumns: 'Bara de första {maxColumns} kolumnerna visas.',
};
