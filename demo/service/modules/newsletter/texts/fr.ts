import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Lettre d’information',
  newsletterAsk: 'Faut-il envoyer la lettre d’information à {email} ?',
  newsletterYes: 'Oui, l’envoyer',
  newsletterConfirmed: 'La lettre d’information sera désormais envoyée à {email}.',
  newsletterLeaveAsk: 'Faut-il ne plus envoyer de lettre d’information à {email} ?',
  newsletterLeave: 'Se désabonner',
  newsletterLeft: 'Plus aucune lettre d’information ne sera envoyée à {email}.',
  newsletterLink: 'Ce lien n’est pas complet ou il est trop ancien. Veuillez vous abonner à nouveau.',
  newsletterSubject: 'À confirmer : lettre d’information',
  newsletterEmail: 'Quelqu’un, vous-même nous l’espérons, a demandé l’envoi de notre lettre d’information à cette adresse. Pour confirmer, ouvrez cette page et appuyez sur le bouton :',
  newsletterIgnore: 'Si ce n’était pas vous, il n’y a rien à faire : vous ne recevrez aucune lettre.',
};
