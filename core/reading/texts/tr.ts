import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Satır {line}',
  readingRow: 'Satır {row}',
  readingCell: 'Hücre {cell}',
  readingUnderstood: '“{got}”, “{meaning}” olarak okundu.',
  readingOmitted: '“{got}” anlaşılamadı ve atlandı.',
  readingMissingOmitted: 'Gerekli bir değer eksik. Öğe atlandı.',
  readingRejected: '“{got}” anlaşılamadı.',
  readingMissing: 'Gerekli bir değer eksik.',
  readingAmbiguous: '“{got}” birden fazla anlama gelebilir: {meanings}. Tek anlamlı bir değer kullanın.',
  readingExample: 'Beklenen değer örneği: “{example}”.',
  readingMore: '{count, plural, one {# not daha} other {# not daha}}',
};
