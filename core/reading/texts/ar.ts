import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'السطر {line}',
  readingRow: 'الصف {row}',
  readingCell: 'الخلية {cell}',
  readingUnderstood: 'قُرئت القيمة «{got}» على أنها «{meaning}».',
  readingOmitted: 'لم تُفهم القيمة «{got}» وتم تجاهلها.',
  readingMissingOmitted: 'توجد قيمة مطلوبة ناقصة. تم تجاهل العنصر.',
  readingRejected: 'لم تُفهم القيمة «{got}».',
  readingMissing: 'توجد قيمة مطلوبة ناقصة.',
  readingAmbiguous: 'للقيمة «{got}» أكثر من معنى: {meanings}. استخدم قيمة لا لبس فيها.',
  readingExample: 'المتوقع قيمة مثل «{example}».',
  readingMore: '{count, plural, zero {لا ملاحظات أخرى} one {ملاحظة أخرى واحدة} two {ملاحظتان أخريان} few {# ملاحظات أخرى} many {# ملاحظة أخرى} other {# ملاحظة أخرى}}',
};
