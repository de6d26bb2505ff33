import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'المشتركون',
  subscribersInAll: 'المجموع: {count}. {file}',
  subscribersWaiting: '{count, plural, zero {لا أحد سواهم لم يضغط بعد رابط رسالته؛} one {شخص آخر لم يضغط بعد رابط رسالته؛} two {شخصان آخران لم يضغطا بعد رابط رسالتيهما؛} few {# أشخاص آخرون لم يضغطوا بعد رابط رسائلهم؛} many {# شخصًا آخر لم يضغطوا بعد رابط رسائلهم؛} other {# شخص آخر لم يضغطوا بعد رابط رسائلهم؛}} ويُحذف تسجيلهم بعد مرور أيام عددها {days}.',
  subscribersLink: 'ضع في ما ترسله رابط إلغاء الاشتراك الخاص بكل مشترك (تجده في الملف).',
  columnSubscribed: 'تاريخ الاشتراك (UTC)',
  columnForm: 'النموذج',
  columnConfirmed: 'تاريخ التأكيد (UTC)',
  columnLanguage: 'اللغة',
  columnUnsubscribe: 'رابط إلغاء الاشتراك',
};
