import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  title: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  remember: 'إبقائي مسجلاً',
  submit: 'تسجيل الدخول',
  wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  tooMany: 'محاولات كثيرة جدًا. حاول مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  busy: 'يسجّل عدد كبير الدخول الآن. حاول مجددًا بعد لحظة.',
};
