import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Grafiek',
  bar: 'Staafdiagram',
  line: 'Lijndiagram',
  pie: 'Cirkeldiagram',
  scatter: 'Spreidingsdiagram',
  hint: 'Met de pijltoetsen gaat u door de waarden.',
  legend: 'Reeksen',
  series: 'Reeks {number}',
  other: 'Overige',
  place: '{number} van {count}',
  showTable: 'Als tabel tonen',
  showChart: 'Als grafiek tonen',
  loading: 'Laden',
  failed: 'Dit kon niet worden geladen.',
  again: 'Opnieuw proberen',
  noColumn: 'Uw gegevens moeten ten minste één kolom hebben',
  noRow: 'Uw gegevens moeten ten minste één rij hebben',
  missing: 'In een of meer rijen ontbraken gegevens',
  cutRows: 'Alleen de eerste {maxRows} rijen worden getoond.',
  cutColumns: 'Alleen de eerste {maxColumns} kolommen worden getoond.',
};
