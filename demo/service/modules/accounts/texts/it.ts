import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Accedi',
  email: 'E-mail',
  password: 'Password',
  remember: 'Resta connesso',
  submit: 'Accedi',
  wrong: 'L’e-mail o la password non è corretta.',
  tooMany: 'Troppi tentativi. Riprova tra {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}.',
  busy: 'Troppe persone stanno accedendo. Riprova tra un momento.',
};
