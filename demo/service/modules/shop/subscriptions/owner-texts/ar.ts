import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'الاشتراكات',
  subscriptionsDue: 'مستحقة خلال 7 أيام',
  subscriptionsOne: 'الاشتراك',
  subscriptionsPlan: 'الخطة',
  subscriptionsNext: 'الدفعة التالية',
  subscriptionsSearch: 'الاسم أو البريد الإلكتروني أو الرقم',
  subscriptionsNone: 'لا توجد اشتراكات بعد. أضف خطة إلى منتج ليتمكن المشترون من الاشتراك فيه.',
  subscriptionsAll: 'كل الاشتراكات',
  subscriptionHeading: 'الاشتراك {number}',
  subscriptionTries: '{count, plural, one {# محاولة فاشلة} two {محاولتان فاشلتان (#)} few {# محاولات فاشلة} many {# محاولة فاشلة} other {# محاولة فاشلة}}',
  subscriptionCanceled: 'تم إلغاء الاشتراك. أُرسلت رسالة إلى العميل.',
  subscriptionLate: 'كان هذا الاشتراك قد انتهى بالفعل.',
  subscriptionUnsent: 'لم يؤكد {provider} الإلغاء بعد. يُعاد إرساله تلقائيًا.',
  subscriptionMailFailed: 'الاشتراك {number}: الدفعة ناقصة',
  subscriptionMailFailedText: 'دفعة {sum} من {name} ناقصة. المحاولة التالية في {date}.',
  subscriptionMailUnpaidText: 'دفعة {sum} من {name} ناقصة. انتهى الاشتراك.',
};
