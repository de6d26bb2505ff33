import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Une erreur est survenue !',
  network: 'Connexion impossible. Veuillez réessayer.',
  internal: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  networkHint: 'Veuillez vérifier votre connexion.',
  reload: 'Recharger la page',
  clear: 'Fermer',
  errorKey: 'Clé de l’erreur : {key}',
};
