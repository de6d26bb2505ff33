import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'כניסה',
  email: 'דוא״ל',
  password: 'סיסמה',
  remember: 'השארת החיבור פעיל',
  submit: 'כניסה',
  wrong: 'הדוא״ל או הסיסמה שגויים.',
  tooMany: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {minutes, plural, one {דקה אחת} two {שתי דקות} other {# דקות}}.',
  busy: 'יותר מדי אנשים מתחברים. נסו שוב בעוד רגע.',
};
