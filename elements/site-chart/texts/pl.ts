import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Wykres',
  bar: 'Wykres słupkowy',
  line: 'Wykres liniowy',
  pie: 'Wykres kołowy',
  scatter: 'Wykres punktowy',
  hint: 'Klawisze strzałek przechodzą przez wartości.',
  legend: 'Serie',
  series: 'Seria {number}',
  other: 'Inne',
  place: '{number} z {count}',
  showTable: 'Pokaż jako tabelę',
  showChart: 'Pokaż jako wykres',
  loading: 'Ładowanie',
  failed: 'Nie udało się tego wczytać.',
  again: 'Spróbuj ponownie',
  noColumn: 'Dane muszą mieć co najmniej jedną kolumnę',
  noRow: 'Dane muszą mieć co najmniej jeden wiersz',
  missing: 'W co najmniej jednym wierszu brakowało danych',
  cutRows: 'Pokazano tylko pierwsze wiersze, najwyżej {maxRows}.',
  cutColumns: 'Pokazano tylko pierwsze kolumny, najwyżej {maxColumns}.',
};
