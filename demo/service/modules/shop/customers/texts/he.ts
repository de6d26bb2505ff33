import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'לקוחות',
  customersExplained: 'כל מי שהזמין, והלקוחות שייבאתם. "שולם" הוא סכום ההזמנות ששולמו פחות החזרים.',
  customersSearch: 'שם או דוא״ל',
  customersPaid: 'שולם',
  customersFirst: 'הזמנה ראשונה',
  customersLast: 'הזמנה אחרונה',
  customersNewsletter: 'ידיעון',
  customersNote: 'הערה',
  customersImport: 'ייבוא לקוחות',
  customersImportNote: 'קובץ CSV מחנות אחרת, עם כתובות דוא״ל, שמות, כתובות, מספרי טלפון והערות. לא נוצרים חשבונות ולא נשלחות הודעות.',
  customersDelete: 'מחיקת הפרטים שיובאו',
};
