import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Paramètres des cookies',
  label: 'Cookies',
  nowAccepted: 'Actuellement, vous autorisez les cookies.',
  nowDeclined: 'Actuellement, vous n’autorisez pas les cookies.',
  unasked: 'Vous n’avez pas encore répondu. D’ici là, rien n’est enregistré.',
  privacySignal: 'Votre navigateur envoie le signal « Global Privacy Control ». Tant que vous n’avez pas répondu, nous le prenons pour un refus.',
  accept: 'Accepter',
  decline: 'Refuser',
  keep: 'Fermer et garder votre réponse',
  stillRunning: 'Des scripts d’autres services fonctionnent encore sur cette page. Rechargez-la pour les arrêter. Ce que vous avez saisi ici peut être perdu.',
  reload: 'Recharger la page',
};
