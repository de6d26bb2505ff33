import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Wiersz {line}',
  readingRow: 'Wiersz {row}',
  readingCell: 'Komórka {cell}',
  readingUnderstood: '„{got}” odczytano jako „{meaning}”.',
  readingOmitted: 'Nie zrozumiano wartości „{got}” i ją pominięto.',
  readingMissingOmitted: 'Brakuje wymaganej wartości. Pozycję pominięto.',
  readingRejected: 'Nie zrozumiano wartości „{got}”.',
  readingMissing: 'Brakuje wymaganej wartości.',
  readingAmbiguous: '„{got}” ma więcej niż jedno znaczenie: {meanings}. Użyj jednoznacznej wartości.',
  readingExample: 'Oczekiwana jest wartość taka jak „{example}”.',
  readingMore: '{count, plural, one {jeszcze # uwaga} few {jeszcze # uwagi} many {jeszcze # uwag} other {jeszcze # uwagi}}',
};
