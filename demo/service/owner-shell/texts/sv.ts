import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Ägare',
  logIn: 'Logga in',
  logOut: 'Logga ut',
  ownerPassword: 'Ägarens lösenord',
  loginTooLong: 'Den här sidan har varit öppen för länge. Försök igen.',
  loginTooOften: '{count, plural, one {För många felaktiga lösenord. Försök igen om # minut.} other {För många felaktiga lösenord. Försök igen om # minuter.}}',
  loginTriedElsewhere: '{count, plural, one {För många felaktiga lösenord har skrivits på andra enheter. Logga in på en enhet som har loggat in förut eller försök igen om # minut.} other {För många felaktiga lösenord har skrivits på andra enheter. Logga in på en enhet som har loggat in förut eller försök igen om # minuter.}}',
  loginBusy: 'För många loggar in samtidigt. Försök igen om en stund.',
  loginWrong: 'Det är inte lösenordet.',
  loginLinkAsk: 'Få en inloggningslänk',
  loginLinkNote: 'Om lösenordet inte fungerar här kan du få en länk som gäller en gång. Den skrivs i tjänstens konsol och skickas till ägaren om e-post är inställd.',
  loginLinkSent: 'En inloggningslänk skrevs i tjänstens konsol och skickades till ägaren om e-post är inställd. Den gäller en gång, i {count} minuter.',
  loginLinkWrong: 'Den här inloggningslänken har redan använts eller är för gammal. Hämta en ny på inloggningssidan.',
  emailLoginSubject: 'Din inloggningslänk',
  emailLogin: 'Någon, förhoppningsvis du, bad om en länk för att logga in som ägare. Den gäller en gång, i {count} minuter. Om det inte var du behöver du inte göra något: ingen annan kan använda den.',
  passwordNotSet: 'Ange OWNER_PASSWORD eller OWNER_PASSWORD_HASH och starta om tjänsten för att se det som skickats in.',
  csrfWrong: 'CSRF-token saknas eller är fel. Läs in sidan igen och gör om det.',
  logInFirst: 'Logga först in på {path}.',
};
