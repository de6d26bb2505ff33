import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'מינויים',
  subscriptionsDue: 'לתשלום בתוך 7 ימים',
  subscriptionsOne: 'מינוי',
  subscriptionsPlan: 'מסלול',
  subscriptionsNext: 'התשלום הבא',
  subscriptionsSearch: 'שם, דוא״ל או מספר',
  subscriptionsNone: 'עדיין אין מינויים. הוסיפו תוכנית למוצר כדי שקונים יוכלו להירשם אליו.',
  subscriptionsAll: 'כל המינויים',
  subscriptionHeading: 'מינוי {number}',
  subscriptionTries: '{count, plural, one {ניסיון כושל אחד (#)} two {# ניסיונות כושלים} other {# ניסיונות כושלים}}',
  subscriptionCanceled: 'המינוי בוטל. נשלח דוא״ל ללקוח.',
  subscriptionLate: 'המינוי הזה כבר הסתיים.',
  subscriptionUnsent: '{provider} עדיין לא אישר את הביטול. הוא נשלח שוב אוטומטית.',
  subscriptionMailFailed: 'מינוי {number}: חסר תשלום',
  subscriptionMailFailedText: 'התשלום של {sum} מאת {name} חסר. הניסיון הבא ב־{date}.',
  subscriptionMailUnpaidText: 'התשלום של {sum} מאת {name} חסר. המינוי הסתיים.',
};
