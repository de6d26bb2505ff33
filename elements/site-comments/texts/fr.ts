import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Commentaires',
  loading: 'Chargement des commentaires…',
  none: 'Pas encore de commentaire.',
  failed: 'Les commentaires n’ont pas pu être chargés.',
  again: 'Réessayer',
  more: 'Plus de commentaires',
  reply: 'Répondre',
  replyTo: 'Répondre à {name}',
  replying: 'Votre réponse à {name}',
  cancel: 'Annuler la réponse',
  owner: 'De notre part',
  name: 'Nom',
  text: 'Commentaire',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Merci. Votre commentaire paraîtra dès que nous l’aurons lu.',
  notSent: 'Votre commentaire n’a pas été envoyé. Il est toujours là : veuillez réessayer.',
  offline: 'Pas de connexion. Votre commentaire est toujours là : veuillez réessayer.',
  tooMany: 'Trop de commentaires à la fois. Le vôtre est toujours là : veuillez réessayer dans un instant.',
};
