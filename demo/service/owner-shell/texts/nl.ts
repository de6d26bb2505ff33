import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Eigenaar',
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  ownerPassword: 'Wachtwoord van de eigenaar',
  loginTooLong: 'Deze pagina heeft te lang opengestaan. Probeer het opnieuw.',
  loginTooOften: '{count, plural, one {Te veel onjuiste wachtwoorden. Probeer het over # minuut opnieuw.} other {Te veel onjuiste wachtwoorden. Probeer het over # minuten opnieuw.}}',
  loginTriedElsewhere: '{count, plural, one {Op andere apparaten zijn te veel verkeerde wachtwoorden getypt. Log in op een apparaat waarop u al eerder hebt ingelogd, of probeer het over # minuut opnieuw.} other {Op andere apparaten zijn te veel verkeerde wachtwoorden getypt. Log in op een apparaat waarop u al eerder hebt ingelogd, of probeer het over # minuten opnieuw.}}',
  loginBusy: 'Te veel mensen loggen nu in. Probeer het zo meteen opnieuw.',
  loginWrong: 'Dat is niet het wachtwoord.',
  loginLinkAsk: 'Inloglink aanvragen',
  loginLinkNote: 'Werkt het wachtwoord hier niet, vraag dan een link aan die één keer werkt. Hij staat in de console van de dienst en gaat, als e-mail is ingesteld, naar de eigenaar.',
  loginLinkSent: 'Er staat een inloglink in de console van de dienst en hij is, als e-mail is ingesteld, naar de eigenaar gestuurd. Hij werkt één keer, {count} minuten lang.',
  loginLinkWrong: 'Deze inloglink is al gebruikt of te oud. Vraag op de inlogpagina een nieuwe aan.',
  emailLoginSubject: 'Uw inloglink',
  emailLogin: 'Iemand, hopelijk u zelf, heeft een link aangevraagd om als eigenaar in te loggen. Hij werkt één keer, {count} minuten lang. Was u het niet, dan hoeft u niets te doen: niemand anders kan hem gebruiken.',
  passwordNotSet: 'Stel OWNER_PASSWORD of OWNER_PASSWORD_HASH in en start de dienst opnieuw om inzendingen te zien.',
  csrfWrong: 'Het CSRF-token ontbreekt of klopt niet. Laad de pagina opnieuw en herhaal het.',
  logInFirst: 'Log eerst in op {path}.',
};
