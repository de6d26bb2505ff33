import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookies',
  text: 'En utilisant ce site, vous acceptez notre usage de cookies. Ils nous servent à vous offrir une bonne expérience et à faire fonctionner le site.',
  accept: 'Accepter',
  decline: 'Refuser',
  keep: 'Fermer et garder votre réponse',
  nowAccepted: 'Actuellement, vous autorisez les cookies.',
  nowDeclined: 'Actuellement, vous n’autorisez pas les cookies.',
  privacySignal: 'Votre navigateur envoie le signal « Global Privacy Control ». Tant que vous n’avez pas répondu, nous le prenons pour un refus.',
  stillRunning: 'Des scripts d’autres services fonctionnent encore sur cette page. Rechargez-la pour les arrêter. Ce que vous avez saisi ici peut être perdu.',
  reload: 'Recharger la page',
};
