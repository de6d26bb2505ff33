import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Rad {line}',
  readingRow: 'Rad {row}',
  readingCell: 'Cell {cell}',
  readingUnderstood: '”{got}” lästes som ”{meaning}”.',
  readingOmitted: '”{got}” kunde inte tolkas och utelämnades.',
  readingMissingOmitted: 'Ett obligatoriskt värde saknas. Posten utelämnades.',
  readingRejected: '”{got}” kunde inte tolkas.',
  readingMissing: 'Ett obligatoriskt värde saknas.',
  readingAmbiguous: '”{got}” har mer än en betydelse: {meanings}. Använd ett entydigt värde.',
  readingExample: 'Ett värde som ”{example}” förväntas.',
  readingMore: '{count, plural, one {# anmärkning till} other {# anmärkningar till}}',
};
