import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  remember: 'Mantener la sesión iniciada',
  submit: 'Iniciar sesión',
  wrong: 'El correo o la contraseña no son correctos.',
  tooMany: 'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  busy: 'Hay demasiadas personas iniciando sesión. Inténtelo de nuevo en un momento.',
};
