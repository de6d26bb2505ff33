import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Klanten',
  customersExplained: 'Iedereen die heeft besteld, en de klanten die u hebt geïmporteerd. “Betaald” is de som van betaalde bestellingen min terugbetalingen.',
  customersSearch: 'Naam of e-mail',
  customersPaid: 'Betaald',
  customersFirst: 'Eerste bestelling',
  customersLast: 'Laatste bestelling',
  customersNewsletter: 'Nieuwsbrief',
  customersNote: 'Notitie',
  customersImport: 'Klanten importeren',
  customersImportNote: 'Een CSV-bestand van een andere winkel, met e-mailadressen, namen, adressen, telefoonnummers en notities. Er worden geen accounts gemaakt en geen e-mails verstuurd.',
  customersDelete: 'Geïmporteerde gegevens verwijderen',
};
