import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Bülten',
  newsletterAsk: 'Bülten {email} adresine gönderilsin mi?',
  newsletterYes: 'Evet, gönderin',
  newsletterConfirmed: 'Bülten bundan sonra {email} adresine gönderilecek.',
  newsletterLeaveAsk: '{email} adresine artık bülten gönderilmesin mi?',
  newsletterLeave: 'Abonelikten çık',
  newsletterLeft: '{email} adresine artık bülten gönderilmeyecek.',
  newsletterLink: 'Bu bağlantı eksik ya da süresi geçmiş. Lütfen yeniden abone olun.',
  newsletterSubject: 'Lütfen onaylayın: bülten',
  newsletterEmail: 'Birisi, umarız siz, bültenimizin bu adrese gönderilmesini istedi. Onaylamak için bu sayfayı açın ve düğmeye basın:',
  newsletterIgnore: 'Siz değilseniz bir şey yapmanız gerekmez: bülten gönderilmez.',
};
