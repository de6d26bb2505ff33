import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'إتمام الشراء',
  subscribe: 'اشتراك',
  donate: 'تبرّع',
  giftcard: 'شراء بطاقة هدية',
  or: 'أو',
  noCart: 'انتهت جلستك أو أن ملفات تعريف الارتباط معطلة، لذا لا يمكن متابعة الدفع.',
  failed: 'المتجر لا يستجيب. يُرجى المحاولة مرة أخرى.',
};
