import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Abonnés',
  subscribersInAll: '{count} au total. {file}',
  subscribersWaiting: '{count, plural, one {# autre personne n’a pas encore suivi le lien de son e-mail ;} other {# autres personnes n’ont pas encore suivi le lien de leur e-mail ;}} après {days} jours, l’inscription est supprimée.',
  subscribersLink: 'Mettez dans vos envois le lien de désabonnement propre à chacun (il figure dans le fichier).',
  columnSubscribed: 'Inscription (UTC)',
  columnForm: 'Formulaire',
  columnConfirmed: 'Confirmation (UTC)',
  columnLanguage: 'Langue',
  columnUnsubscribe: 'Lien de désabonnement',
};
