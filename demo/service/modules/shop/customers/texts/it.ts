import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Clienti',
  customersExplained: 'Tutte le persone che hanno ordinato e i clienti che hai importato. “Pagato” è la somma degli ordini pagati meno i rimborsi.',
  customersSearch: 'Nome o email',
  customersPaid: 'Pagato',
  customersFirst: 'Primo ordine',
  customersLast: 'Ultimo ordine',
  customersNewsletter: 'Newsletter',
  customersNote: 'Annotazione',
  customersImport: 'Importa clienti',
  customersImportNote: 'Un file CSV di un altro negozio, con indirizzi email, nomi, indirizzi, telefoni e annotazioni. Non vengono creati account né inviate email.',
  customersDelete: 'Elimina i dati importati',
};
