import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'Oturum aç',
  email: 'E-posta',
  password: 'Parola',
  remember: 'Oturumum açık kalsın',
  submit: 'Oturum aç',
  wrong: 'E-posta veya parola yanlış.',
  tooMany: 'Çok fazla deneme. {minutes, plural, one {# dakika} other {# dakika}} sonra yeniden deneyin.',
  busy: 'Çok fazla kişi oturum açıyor. Lütfen birazdan yeniden deneyin.',
};
