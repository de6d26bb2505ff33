import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Betreiber',
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  ownerPassword: 'Passwort des Betreibers',
  loginTooLong: 'Diese Seite war zu lange geöffnet. Bitte versuchen Sie es noch einmal.',
  loginTooOften: '{count, plural, one {Zu viele falsche Passwörter. Versuchen Sie es in # Minute noch einmal.} other {Zu viele falsche Passwörter. Versuchen Sie es in # Minuten noch einmal.}}',
  loginTriedElsewhere: '{count, plural, one {Auf anderen Geräten wurden zu viele falsche Passwörter eingegeben. Melden Sie sich auf einem Gerät an, das schon einmal angemeldet war, oder versuchen Sie es in # Minute noch einmal.} other {Auf anderen Geräten wurden zu viele falsche Passwörter eingegeben. Melden Sie sich auf einem Gerät an, das schon einmal angemeldet war, oder versuchen Sie es in # Minuten noch einmal.}}',
  loginBusy: 'Zu viele Anmeldungen gleichzeitig. Versuchen Sie es gleich noch einmal.',
  loginWrong: 'Falsches Passwort.',
  loginLinkAsk: 'Anmeldelink anfordern',
  loginLinkNote: 'Wenn das Passwort hier nicht funktioniert, fordern Sie einen Link an, der einmal gilt. Er steht dann in der Konsole des Dienstes und geht, wo E-Mail eingerichtet ist, an den Inhaber.',
  loginLinkSent: 'Ein Anmeldelink steht in der Konsole des Dienstes und ging, wo E-Mail eingerichtet ist, an den Inhaber. Er gilt einmal, {count} Minuten lang.',
  loginLinkWrong: 'Dieser Anmeldelink wurde schon benutzt oder ist zu alt. Fordern Sie auf der Anmeldeseite einen neuen an.',
  emailLoginSubject: 'Ihr Anmeldelink',
  emailLogin: 'Jemand, hoffentlich Sie selbst, hat einen Link angefordert, um sich als Inhaber anzumelden. Er gilt einmal, {count} Minuten lang. Wenn Sie es nicht waren, müssen Sie nichts tun: Niemand sonst kann ihn benutzen.',
  passwordNotSet: 'Setzen Sie OWNER_PASSWORD oder OWNER_PASSWORD_HASH und starten Sie den Dienst neu, um Einsendungen zu sehen.',
  csrfWrong: 'Das CSRF-Token fehlt oder ist falsch. Laden Sie die Seite neu und wiederholen Sie den Vorgang.',
  logInFirst: 'Melden Sie sich zuerst unter {path} an.',
};
