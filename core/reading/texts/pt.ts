import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Linha {line}',
  readingRow: 'Linha {row}',
  readingCell: 'Célula {cell}',
  readingUnderstood: '“{got}” foi lido como “{meaning}”.',
  readingOmitted: '“{got}” não foi compreendido e foi omitido.',
  readingMissingOmitted: 'Falta um valor obrigatório. O item foi omitido.',
  readingRejected: '“{got}” não foi compreendido.',
  readingMissing: 'Falta um valor obrigatório.',
  readingAmbiguous: '“{got}” tem mais de um significado: {meanings}. Use um valor inequívoco.',
  readingExample: 'Espera-se um valor como “{example}”.',
  readingMore: '{count, plural, one {mais # nota} other {mais # notas}}',
};
