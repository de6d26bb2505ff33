import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Abbonamenti',
  subscriptionsDue: 'In scadenza entro 7 giorni',
  subscriptionsOne: 'Abbonamento',
  subscriptionsPlan: 'Piano',
  subscriptionsNext: 'Prossimo pagamento',
  subscriptionsSearch: 'Nome, e-mail o numero',
  subscriptionsNone: 'Ancora nessun abbonamento. Aggiunga un piano a un prodotto per permettere di abbonarsi.',
  subscriptionsAll: 'Tutti gli abbonamenti',
  subscriptionHeading: 'Abbonamento {number}',
  subscriptionTries: '{count, plural, one {# tentativo fallito} other {# tentativi falliti}}',
  subscriptionCanceled: 'Abbonamento disdetto. Il cliente ha ricevuto un’e-mail.',
  subscriptionLate: 'Questo abbonamento era già terminato.',
  subscriptionUnsent: '{provider} non ha ancora confermato la disdetta. Viene inviata di nuovo automaticamente.',
  subscriptionMailFailed: 'Abbonamento {number}: pagamento mancante',
  subscriptionMailFailedText: 'Manca il pagamento di {sum} di {name}. Il prossimo tentativo è il {date}.',
  subscriptionMailUnpaidText: 'Manca il pagamento di {sum} di {name}. L’abbonamento è terminato.',
};
