import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  remember: 'Rester connecté',
  submit: 'Se connecter',
  wrong: 'L’e-mail ou le mot de passe est incorrect.',
  tooMany: 'Trop d’essais. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  busy: 'Trop de personnes se connectent. Réessayez dans un instant.',
};
