import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'الآن',
  aboutSeconds: 'قبل حوالي {count, plural, one {ثانية} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  lessThanMinute: 'قبل أقل من دقيقة',
  aboutMinute: 'قبل حوالي دقيقة',
  minutes: 'قبل {count, plural, one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  aboutHour: 'قبل حوالي ساعة',
  aboutHours: 'قبل حوالي {count, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  day: 'قبل يوم واحد',
  days: 'قبل {count, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
};
