import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Diagramm',
  bar: 'Säulendiagramm',
  line: 'Liniendiagramm',
  pie: 'Kreisdiagramm',
  scatter: 'Punktdiagramm',
  hint: 'Mit den Pfeiltasten gehen Sie durch die Werte.',
  legend: 'Reihen',
  series: 'Reihe {number}',
  other: 'Andere',
  place: '{number} von {count}',
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Diagramm zeigen',
  loading: 'Wird geladen',
  failed: 'Das konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
  noColumn: 'Ihr Datensatz muss mindestens eine Spalte haben',
  noRow: 'Ihr Datensatz muss mindestens eine Zeile haben',
  missing: 'In einer oder mehreren Zeilen fehlten Daten',
  cutRows: 'Nur die ersten {maxRows} Zeilen werden gezeigt.',
  cutColumns: 'Nur die ersten {maxColumns} Spalten werden gezeigt.',
};
