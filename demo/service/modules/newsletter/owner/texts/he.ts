import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'מנויים',
  subscribersInAll: '{count} בסך הכול. {file}',
  subscribersWaiting: '{count, plural, one {עוד אדם אחד לא לחץ עדיין על הקישור בהודעה שקיבל;} two {עוד שני אנשים לא לחצו עדיין על הקישור בהודעה שקיבלו;} other {עוד # לא לחצו עדיין על הקישור בהודעה שקיבלו;}} אחרי {days} ימים הם נשכחים.',
  subscribersLink: 'שבצו במה שאתם שולחים את קישור ביטול המינוי של כל מנוי (הוא נמצא בקובץ).',
  columnSubscribed: 'נרשם (UTC)',
  columnForm: 'טופס',
  columnConfirmed: 'אושר (UTC)',
  columnLanguage: 'שפה',
  columnUnsubscribe: 'קישור לביטול המינוי',
};
