import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Grafico',
  bar: 'Grafico a barre',
  line: 'Grafico a linee',
  pie: 'Grafico a torta',
  scatter: 'Grafico a dispersione',
  hint: 'I tasti freccia scorrono i valori.',
  legend: 'Serie',
  series: 'Serie {number}',
  other: 'Altro',
  place: '{number} di {count}',
  showTable: 'Mostra come tabella',
  showChart: 'Mostra come grafico',
  loading: 'Caricamento',
  failed: 'Impossibile caricare.',
  again: 'Riprova',
  noColumn: 'I dati devono avere almeno una colonna',
  noRow: 'I dati devono avere almeno una riga',
  missing: 'In una o più righe mancavano dei dati',
  cutRows: 'Sono mostrate solo le prime {maxRows} righe.',
  cutColumns: 'Sono mostrate solo le prime {maxColumns} colonne.',
};
