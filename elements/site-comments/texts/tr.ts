import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Yorumlar',
  loading: 'Yorumlar yükleniyor…',
  none: 'Henüz yorum yok.',
  failed: 'Yorumlar yüklenemedi.',
  again: 'Yeniden dene',
  more: 'Daha fazla yorum',
  reply: 'Yanıtla',
  replyTo: '{name} adlı kişiye yanıt ver',
  replying: '{name} adlı kişiye yanıtınız',
  cancel: 'Yanıtı iptal et',
  owner: 'Bizden',
  name: 'Ad',
  text: 'Yorum',
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  sent: 'Teşekkürler. Yorumunuz okuduğumuzda görünecek.',
  notSent: 'Yorumunuz gönderilmedi. Hâlâ burada: lütfen yeniden deneyin.',
  offline: 'Bağlantı yok. Yorumunuz hâlâ burada: lütfen yeniden deneyin.',
  tooMany: 'Bir anda çok fazla yorum. Sizinki hâlâ burada: lütfen birazdan yeniden deneyin.',
};
