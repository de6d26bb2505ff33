import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'سلتك',
  empty: 'سلتك فارغة.',
  quantityOf: 'كمية {name}',
  less: 'تقليل {name} بواحد',
  more: 'زيادة {name} بواحد',
  each: '{price} للواحد',
  remove: 'إزالة',
  removeOf: 'إزالة {name}',
  removed: 'أُزيل {name} من سلتك.',
  undo: 'تراجع',
  undoOf: 'تراجع: إعادة {name}',
  subtotal: 'المجموع الفرعي',
  checkout: 'إتمام الشراء',
  noCart: 'انتهت جلستك أو أن ملفات تعريف الارتباط معطلة، لذا لا يمكن متابعة الدفع.',
};
