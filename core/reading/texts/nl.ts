import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Regel {line}',
  readingRow: 'Rij {row}',
  readingCell: 'Cel {cell}',
  readingUnderstood: '“{got}” is gelezen als “{meaning}”.',
  readingOmitted: '“{got}” is niet begrepen en is weggelaten.',
  readingMissingOmitted: 'Een verplichte waarde ontbreekt. Het item is weggelaten.',
  readingRejected: '“{got}” is niet begrepen.',
  readingMissing: 'Een verplichte waarde ontbreekt.',
  readingAmbiguous: '“{got}” heeft meer dan één betekenis: {meanings}. Gebruik een eenduidige waarde.',
  readingExample: 'Verwacht wordt een waarde zoals “{example}”.',
  readingMore: '{count, plural, one {nog # opmerking} other {nog # opmerkingen}}',
};
