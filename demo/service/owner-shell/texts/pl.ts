import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Właściciel',
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  ownerPassword: 'Hasło właściciela',
  loginTooLong: 'Ta strona była otwarta zbyt długo. Spróbuj ponownie.',
  loginTooOften: '{count, plural, one {Zbyt wiele błędnych haseł. Spróbuj ponownie za # minutę.} few {Zbyt wiele błędnych haseł. Spróbuj ponownie za # minuty.} many {Zbyt wiele błędnych haseł. Spróbuj ponownie za # minut.} other {Zbyt wiele błędnych haseł. Spróbuj ponownie za # minuty.}}',
  loginTriedElsewhere: '{count, plural, one {Na innych urządzeniach wpisano zbyt wiele błędnych haseł. Zaloguj się na urządzeniu, na którym już się logowano, albo spróbuj ponownie za # minutę.} few {Na innych urządzeniach wpisano zbyt wiele błędnych haseł. Zaloguj się na urządzeniu, na którym już się logowano, albo spróbuj ponownie za # minuty.} other {Na innych urządzeniach wpisano zbyt wiele błędnych haseł. Zaloguj się na urządzeniu, na którym już się logowano, albo spróbuj ponownie za # minut.}}',
  loginBusy: 'Zbyt wiele osób loguje się naraz. Spróbuj ponownie za chwilę.',
  loginWrong: 'To nie jest właściwe hasło.',
  loginLinkAsk: 'Uzyskaj link do logowania',
  loginLinkNote: 'Jeśli hasło tu nie działa, poproś o link, który działa jeden raz. Pojawi się w konsoli usługi, a jeśli skonfigurowano pocztę, trafi też do właściciela.',
  loginLinkSent: 'Link do logowania pojawił się w konsoli usługi, a jeśli skonfigurowano pocztę, wysłano go do właściciela. Działa jeden raz, przez {count} min.',
  loginLinkWrong: 'Ten link do logowania został już użyty lub jest zbyt stary. Poproś o nowy na stronie logowania.',
  emailLoginSubject: 'Twój link do logowania',
  emailLogin: 'Ktoś, mamy nadzieję, że Ty, poprosił o link do zalogowania się jako właściciel. Działa jeden raz, przez {count} min. Jeśli to nie Ty, nic nie trzeba robić: nikt inny nie może go użyć.',
  passwordNotSet: 'Ustaw OWNER_PASSWORD lub OWNER_PASSWORD_HASH i uruchom usługę ponownie, aby zobaczyć zgłoszenia.',
  csrfWrong: 'Brakuje tokena CSRF lub jest on błędny. Wczytaj stronę ponownie i powtórz.',
  logInFirst: 'Najpierw zaloguj się na {path}.',
};
