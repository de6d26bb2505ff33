import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Entrar',
  email: 'E-mail',
  password: 'Palavra-passe',
  remember: 'Manter sessão iniciada',
  submit: 'Entrar',
  wrong: 'O e-mail ou a palavra-passe está errado.',
  tooMany: 'Demasiadas tentativas. Tente de novo dentro de {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  busy: 'Há demasiadas pessoas a entrar. Tente de novo daqui a pouco.',
};
