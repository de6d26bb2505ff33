import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Prenumerationer',
  subscriptionsDue: 'Förfaller inom 7 dagar',
  subscriptionsOne: 'Prenumeration',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Nästa betalning',
  subscriptionsSearch: 'Namn, e-post eller nummer',
  subscriptionsNone: 'Inga prenumerationer ännu. Lägg till en plan för en produkt, så kan köpare prenumerera.',
  subscriptionsAll: 'Alla prenumerationer',
  subscriptionHeading: 'Prenumeration {number}',
  subscriptionTries: '{count, plural, one {# misslyckat försök} other {# misslyckade försök}}',
  subscriptionCanceled: 'Prenumerationen har avslutats. Kunden har fått ett mejl.',
  subscriptionLate: 'Den här prenumerationen hade redan tagit slut.',
  subscriptionUnsent: '{provider} har inte bekräftat avslutet än. Det skickas igen automatiskt.',
  subscriptionMailFailed: 'Prenumeration {number}: betalning saknas',
  subscriptionMailFailedText: 'Betalningen av {sum} från {name} saknas. Nästa försök är den {date}.',
  subscriptionMailUnpaidText: 'Betalningen av {sum} från {name} saknas. Prenumerationen har tagit slut.',
};
