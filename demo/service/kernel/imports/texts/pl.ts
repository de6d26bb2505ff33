import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Plik',
  importCheck: 'Sprawdź plik',
  importFileMissing: 'Wybierz plik.',
  importPreview: 'Nic nie zostało jeszcze zapisane. Sprawdź wynik, a potem go zaimportuj.',
  importNow: 'Importuj',
  importDone: 'Plik został zaimportowany.',
  importFailed: 'Nic nie zaimportowano.',
  importExpired: 'Ten podgląd wygasł. Wybierz plik jeszcze raz.',
  importNothingNew: 'Plik nie zawiera niczego nowego.',
  importEncoding: 'Plik odczytano jako {encoding}.',
  importQuoteOpen: 'Ten cudzysłów nie jest zamknięty.',
  importDamaged: 'Dane tego pliku są uszkodzone.',
  importRowsMany: 'Plik ma więcej niż {most} wierszy. Podziel go na kilka plików.',
  importNoColumn: 'Plik nie ma kolumny „{column}”.',
  importColumns: 'Użyte kolumny: {columns}',
  importColumnsUnused: 'Nieużyte kolumny: {columns}',
  importNew: 'Nowe',
  importPresent: 'Już obecne, bez zmian',
  importRepeated: 'Powtórzone wiersze',
  importFaulty: 'Wiersze z błędami, nieimportowane',
};
