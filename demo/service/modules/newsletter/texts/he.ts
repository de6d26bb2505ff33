import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'ניוזלטר',
  newsletterAsk: 'לשלוח את הניוזלטר אל {email}?',
  newsletterYes: 'כן, לשלוח',
  newsletterConfirmed: 'מעכשיו הניוזלטר יישלח אל {email}.',
  newsletterLeaveAsk: 'להפסיק לשלוח את הניוזלטר אל {email}?',
  newsletterLeave: 'ביטול המינוי',
  newsletterLeft: 'הניוזלטר לא יישלח עוד אל {email}.',
  newsletterLink: 'הקישור אינו שלם או שפג תוקפו. נא להירשם שוב.',
  newsletterSubject: 'נא לאשר: ניוזלטר',
  newsletterEmail: 'מישהו, ואנו מקווים שזה אתם, ביקש שנשלח את הניוזלטר שלנו לכתובת זו. לאישור, פתחו את הדף הזה ולחצו על הכפתור:',
  newsletterIgnore: 'אם לא אתם ביקשתם, אין צורך לעשות דבר: לא תקבלו ניוזלטר.',
};
