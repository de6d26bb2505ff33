import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'النشرة الإخبارية',
  newsletterAsk: 'هل نرسل النشرة الإخبارية إلى {email}؟',
  newsletterYes: 'نعم، أرسلوها',
  newsletterConfirmed: 'ستصل النشرة الإخبارية إلى {email} من الآن.',
  newsletterLeaveAsk: 'هل نتوقف عن إرسال النشرة إلى {email}؟',
  newsletterLeave: 'إلغاء الاشتراك',
  newsletterLeft: 'لن تصل أي نشرة أخرى إلى {email}.',
  newsletterLink: 'هذا الرابط غير كامل أو انتهت صلاحيته. يرجى الاشتراك من جديد.',
  newsletterSubject: 'يرجى التأكيد: النشرة الإخبارية',
  newsletterEmail: 'طلب شخص ما، ونأمل أنه أنت، أن نرسل نشرتنا الإخبارية إلى هذا العنوان. للتأكيد افتح هذه الصفحة واضغط الزر:',
  newsletterIgnore: 'إن لم تكن أنت، فلا داعي لفعل شيء: لن تصلك أي نشرة.',
};
