import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Abonnements',
  subscriptionsDue: 'Échéance dans 7 jours',
  subscriptionsOne: 'Abonnement',
  subscriptionsPlan: 'Formule',
  subscriptionsNext: 'Prochain paiement',
  subscriptionsSearch: 'Nom, e-mail ou numéro',
  subscriptionsNone: 'Aucun abonnement pour l’instant. Ajoutez une formule à un produit pour qu’on puisse s’y abonner.',
  subscriptionsAll: 'Tous les abonnements',
  subscriptionHeading: 'Abonnement {number}',
  subscriptionTries: '{count, plural, one {# tentative échouée} other {# tentatives échouées}}',
  subscriptionCanceled: 'Abonnement résilié. Le client a reçu un e-mail.',
  subscriptionLate: 'Cet abonnement était déjà terminé.',
  subscriptionUnsent: '{provider} n’a pas encore confirmé la résiliation. Elle est renvoyée automatiquement.',
  subscriptionMailFailed: 'Abonnement {number} : paiement manquant',
  subscriptionMailFailedText: 'Le paiement de {sum} par {name} manque. Prochaine tentative le {date}.',
  subscriptionMailUnpaidText: 'Le paiement de {sum} par {name} manque. L’abonnement est terminé.',
};
