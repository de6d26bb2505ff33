import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Klienci',
  customersExplained: 'Wszyscy, którzy zamówili, oraz zaimportowani klienci. „Zapłacono” to suma opłaconych zamówień minus zwroty.',
  customersSearch: 'Nazwisko lub e-mail',
  customersPaid: 'Zapłacono',
  customersFirst: 'Pierwsze zamówienie',
  customersLast: 'Ostatnie zamówienie',
  customersNewsletter: 'Newsletter',
  customersNote: 'Notatka',
  customersImport: 'Importuj klientów',
  customersImportNote: 'Plik CSV z innego sklepu: adresy e-mail, nazwiska, adresy, numery telefonów i notatki. Nie powstają konta i nie są wysyłane e-maile.',
  customersDelete: 'Usuń zaimportowane dane',
};
