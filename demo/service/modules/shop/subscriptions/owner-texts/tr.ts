import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Abonelikler',
  subscriptionsDue: '7 gün içinde ödenecek',
  subscriptionsOne: 'Abonelik',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Sonraki ödeme',
  subscriptionsSearch: 'Ad, e-posta veya numara',
  subscriptionsNone: 'Henüz abonelik yok. Bir ürüne plan ekleyin; alıcılar abone olabilir.',
  subscriptionsAll: 'Tüm abonelikler',
  subscriptionHeading: 'Abonelik {number}',
  subscriptionTries: '{count, plural, one {# başarısız deneme} other {# başarısız deneme}}',
  subscriptionCanceled: 'Abonelik iptal edildi. Müşteriye e-posta gönderildi.',
  subscriptionLate: 'Bu abonelik zaten sona ermişti.',
  subscriptionUnsent: '{provider} iptali henüz onaylamadı. Otomatik olarak yeniden gönderilir.',
  subscriptionMailFailed: 'Abonelik {number}: ödeme eksik',
  subscriptionMailFailedText: '{name} tarafından yapılacak {sum} tutarındaki ödeme eksik. Sonraki deneme {date} tarihinde.',
  subscriptionMailUnpaidText: '{name} tarafından yapılacak {sum} tutarındaki ödeme eksik. Abonelik sona erdi.',
};
