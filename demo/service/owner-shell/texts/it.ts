import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Proprietario',
  logIn: 'Accedi',
  logOut: 'Esci',
  ownerPassword: 'Password del proprietario',
  loginTooLong: 'Questa pagina è rimasta aperta troppo a lungo. Riprova.',
  loginTooOften: '{count, plural, one {Troppe password sbagliate. Riprova tra # minuto.} other {Troppe password sbagliate. Riprova tra # minuti.}}',
  loginTriedElsewhere: '{count, plural, one {Su altri dispositivi sono state digitate troppe password errate. Accedi da un dispositivo già usato per accedere o riprova tra # minuto.} other {Su altri dispositivi sono state digitate troppe password errate. Accedi da un dispositivo già usato per accedere o riprova tra # minuti.}}',
  loginBusy: 'Troppe persone stanno accedendo. Riprova tra un momento.',
  loginWrong: 'Non è questa la password.',
  loginLinkAsk: 'Ottieni un link di accesso',
  loginLinkNote: 'Se la password non funziona qui, ottieni un link che vale una volta sola. Viene scritto nella console del servizio e, se l’e-mail è configurata, inviato al proprietario.',
  loginLinkSent: 'Un link di accesso è stato scritto nella console del servizio e, se l’e-mail è configurata, inviato al proprietario. Vale una volta, per {count} minuti.',
  loginLinkWrong: 'Questo link di accesso è già stato usato o è troppo vecchio. Ottienine uno nuovo nella pagina di accesso.',
  emailLoginSubject: 'Il tuo link di accesso',
  emailLogin: 'Qualcuno, speriamo tu, ha chiesto un link per accedere come proprietario. Vale una volta, per {count} minuti. Se non eri tu, non c’è nulla da fare: nessun altro può usarlo.',
  passwordNotSet: 'Imposta OWNER_PASSWORD o OWNER_PASSWORD_HASH e riavvia il servizio per vedere gli invii.',
  csrfWrong: 'Il token CSRF manca o è sbagliato. Ricarica la pagina e ripeti.',
  logInFirst: 'Prima accedi da {path}.',
};
