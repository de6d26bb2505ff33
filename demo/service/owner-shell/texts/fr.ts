import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Propriétaire',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  ownerPassword: 'Mot de passe du propriétaire',
  loginTooLong: 'Cette page était ouverte depuis trop longtemps. Veuillez réessayer.',
  loginTooOften: '{count, plural, one {Trop de mots de passe erronés. Réessayez dans # minute.} other {Trop de mots de passe erronés. Réessayez dans # minutes.}}',
  loginTriedElsewhere: '{count, plural, one {Trop de mots de passe erronés ont été saisis sur d’autres appareils. Connectez-vous sur un appareil déjà utilisé pour vous connecter ou réessayez dans # minute.} other {Trop de mots de passe erronés ont été saisis sur d’autres appareils. Connectez-vous sur un appareil déjà utilisé pour vous connecter ou réessayez dans # minutes.}}',
  loginBusy: 'Trop de personnes se connectent. Veuillez réessayer dans un instant.',
  loginWrong: 'Mot de passe incorrect.',
  loginLinkAsk: 'Obtenir un lien de connexion',
  loginLinkNote: 'Si le mot de passe ne fonctionne pas ici, obtenez un lien valable une seule fois. Il est écrit dans la console du service et, si l’e-mail est configuré, envoyé au propriétaire.',
  loginLinkSent: 'Un lien de connexion a été écrit dans la console du service et, si l’e-mail est configuré, envoyé au propriétaire. Il est valable une fois, pendant {count} minutes.',
  loginLinkWrong: 'Ce lien de connexion a déjà servi ou est trop ancien. Obtenez-en un autre sur la page de connexion.',
  emailLoginSubject: 'Votre lien de connexion',
  emailLogin: 'Quelqu’un, vous espérons-le, a demandé un lien pour se connecter en tant que propriétaire. Il est valable une fois, pendant {count} minutes. Si ce n’était pas vous, il n’y a rien à faire : personne d’autre ne peut l’utiliser.',
  passwordNotSet: 'Définissez OWNER_PASSWORD ou OWNER_PASSWORD_HASH et redémarrez le service pour voir les envois reçus.',
  csrfWrong: 'Le jeton CSRF manque ou est erroné. Rechargez la page et recommencez.',
  logInFirst: 'Connectez-vous d’abord à {path}.',
};
