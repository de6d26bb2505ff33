import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Abonnementen',
  subscriptionsDue: 'Vervalt binnen 7 dagen',
  subscriptionsOne: 'Abonnement',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Volgende betaling',
  subscriptionsSearch: 'Naam, e-mail of nummer',
  subscriptionsNone: 'Nog geen abonnementen. Voeg een plan toe aan een product, dan kunnen kopers zich abonneren.',
  subscriptionsAll: 'Alle abonnementen',
  subscriptionHeading: 'Abonnement {number}',
  subscriptionTries: '{count, plural, one {# mislukte poging} other {# mislukte pogingen}}',
  subscriptionCanceled: 'Abonnement opgezegd. De klant heeft een e-mail gekregen.',
  subscriptionLate: 'Dit abonnement was al beëindigd.',
  subscriptionUnsent: '{provider} heeft de opzegging nog niet bevestigd. Ze wordt automatisch opnieuw verstuurd.',
  subscriptionMailFailed: 'Abonnement {number}: betaling ontbreekt',
  subscriptionMailFailedText: 'De betaling van {sum} door {name} ontbreekt. De volgende poging is op {date}.',
  subscriptionMailUnpaidText: 'De betaling van {sum} door {name} ontbreekt. Het abonnement is beëindigd.',
};
