import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'ממש עכשיו',
  aboutSeconds: 'לפני בערך {count, plural, one {שנייה} two {שתי שניות} other {# שניות}}',
  lessThanMinute: 'לפני פחות מדקה',
  aboutMinute: 'לפני דקה בערך',
  minutes: 'לפני {count, plural, one {דקה} two {שתי דקות} other {# דקות}}',
  aboutHour: 'לפני שעה בערך',
  aboutHours: 'לפני בערך {count, plural, one {שעה} two {שעתיים} other {# שעות}}',
  day: 'לפני יום אחד',
  days: 'לפני {count, plural, one {יום} two {יומיים} other {# ימים}}',
};
