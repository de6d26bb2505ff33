import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Nom',
  what: 'À quoi cela sert',
  lasts: 'Durée',
  provider: 'Fournisseur',
  thisSite: 'Ce site',
  otherServices: 'Autres services',
  setByService: 'Fixée par le service',
  accepted: 'Actuellement, vous l’autorisez.',
  declined: 'Actuellement, vous ne l’autorisez pas.',
  unasked: 'Vous n’avez pas encore répondu.',
  change: 'Paramètres des cookies',
};
