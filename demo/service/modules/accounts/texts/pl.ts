import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Zaloguj się',
  email: 'Adres e-mail',
  password: 'Hasło',
  remember: 'Nie wylogowuj mnie',
  submit: 'Zaloguj się',
  wrong: 'Adres e-mail lub hasło jest nieprawidłowe.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  busy: 'Loguje się zbyt wiele osób. Spróbuj ponownie za chwilę.',
};
