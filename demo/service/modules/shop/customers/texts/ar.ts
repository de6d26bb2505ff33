import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'العملاء',
  customersExplained: 'كل من طلب، والعملاء الذين استوردتهم. «المدفوع» هو مجموع الطلبات المدفوعة ناقص المبالغ المستردة.',
  customersSearch: 'الاسم أو البريد الإلكتروني',
  customersPaid: 'المدفوع',
  customersFirst: 'أول طلب',
  customersLast: 'آخر طلب',
  customersNewsletter: 'النشرة',
  customersNote: 'ملاحظة',
  customersImport: 'استيراد العملاء',
  customersImportNote: 'ملف CSV من متجر آخر، فيه عناوين البريد الإلكتروني والأسماء والعناوين وأرقام الهواتف والملاحظات. لا تُنشأ حسابات ولا تُرسل رسائل.',
  customersDelete: 'حذف البيانات المستوردة',
};
