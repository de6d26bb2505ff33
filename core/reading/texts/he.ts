import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'שורה {line}',
  readingRow: 'שורה {row}',
  readingCell: 'תא {cell}',
  readingUnderstood: 'הערך „{got}” נקרא כ־„{meaning}”.',
  readingOmitted: 'הערך „{got}” לא הובן והושמט.',
  readingMissingOmitted: 'חסר ערך נדרש. הפריט הושמט.',
  readingRejected: 'הערך „{got}” לא הובן.',
  readingMissing: 'חסר ערך נדרש.',
  readingAmbiguous: 'לערך „{got}” יש יותר ממשמעות אחת: {meanings}. יש להשתמש בערך חד־משמעי.',
  readingExample: 'הערך הצפוי הוא כגון „{example}”.',
  readingMore: '{count, plural, one {עוד הערה אחת} two {עוד # הערות} other {עוד # הערות}}',
};
