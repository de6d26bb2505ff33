import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Línea {line}',
  readingRow: 'Fila {row}',
  readingCell: 'Celda {cell}',
  readingUnderstood: '«{got}» se leyó como «{meaning}».',
  readingOmitted: '«{got}» no se entendió y se omitió.',
  readingMissingOmitted: 'Falta un valor obligatorio. El elemento se omitió.',
  readingRejected: '«{got}» no se entendió.',
  readingMissing: 'Falta un valor obligatorio.',
  readingAmbiguous: '«{got}» tiene más de un significado: {meanings}. Use un valor inequívoco.',
  readingExample: 'Se espera un valor como «{example}».',
  readingMore: '{count, plural, one {# nota más} other {# notas más}}',
};
