import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Kunden',
  customersExplained: 'Alle, die bestellt haben, und die Kunden, die Sie importiert haben. „Bezahlt“ ist die Summe der bezahlten Bestellungen abzüglich Erstattungen.',
  customersSearch: 'Name oder E-Mail',
  customersPaid: 'Bezahlt',
  customersFirst: 'Erste Bestellung',
  customersLast: 'Letzte Bestellung',
  customersNewsletter: 'Newsletter',
  customersNote: 'Notiz',
  customersImport: 'Kunden importieren',
  customersImportNote: 'Eine CSV-Datei eines anderen Shops mit E-Mail-Adressen, Namen, Adressen, Telefonnummern und Notizen. Es werden keine Konten angelegt und keine E-Mails gesendet.',
  customersDelete: 'Importierte Angaben löschen',
};
