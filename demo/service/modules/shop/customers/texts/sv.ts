import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Kunder',
  customersExplained: 'Alla som har beställt, och de kunder som du har importerat. ”Betalt” är summan av betalda beställningar minus återbetalningar.',
  customersSearch: 'Namn eller e-post',
  customersPaid: 'Betalt',
  customersFirst: 'Första beställning',
  customersLast: 'Senaste beställning',
  customersNewsletter: 'Nyhetsbrev',
  customersNote: 'Anteckning',
  customersImport: 'Importera kunder',
  customersImportNote: 'En CSV-fil från en annan butik, med e-postadresser, namn, adresser, telefonnummer och anteckningar. Inga konton skapas och inga mejl skickas.',
  customersDelete: 'Radera importerade uppgifter',
};
