import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Riga {line}',
  readingRow: 'Riga {row}',
  readingCell: 'Cella {cell}',
  readingUnderstood: '«{got}» è stato letto come «{meaning}».',
  readingOmitted: '«{got}» non è stato capito ed è stato tralasciato.',
  readingMissingOmitted: 'Manca un valore obbligatorio. L’elemento è stato tralasciato.',
  readingRejected: '«{got}» non è stato capito.',
  readingMissing: 'Manca un valore obbligatorio.',
  readingAmbiguous: '«{got}» ha più di un significato: {meanings}. Usare un valore univoco.',
  readingExample: 'È atteso un valore come «{example}».',
  readingMore: '{count, plural, one {# altra nota} other {# altre note}}',
};
