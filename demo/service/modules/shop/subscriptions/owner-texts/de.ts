import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Abos',
  subscriptionsDue: 'Fällig in 7 Tagen',
  subscriptionsOne: 'Abo',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Nächste Zahlung',
  subscriptionsSearch: 'Name, E-Mail oder Nummer',
  subscriptionsNone: 'Noch keine Abos. Fügen Sie einem Produkt einen Plan hinzu, dann kann man es abonnieren.',
  subscriptionsAll: 'Alle Abos',
  subscriptionHeading: 'Abo {number}',
  subscriptionTries: '{count, plural, one {# Fehlversuch} other {# Fehlversuche}}',
  subscriptionCanceled: 'Das Abo wurde gekündigt. Der Kunde hat eine E-Mail erhalten.',
  subscriptionLate: 'Dieses Abo war schon beendet.',
  subscriptionUnsent: '{provider} hat die Kündigung noch nicht bestätigt. Sie wird automatisch erneut gesendet.',
  subscriptionMailFailed: 'Abo {number}: Zahlung fehlt',
  subscriptionMailFailedText: 'Die Zahlung von {sum} durch {name} fehlt. Der nächste Versuch ist am {date}.',
  subscriptionMailUnpaidText: 'Die Zahlung von {sum} durch {name} fehlt. Das Abo ist beendet.',
};
