import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Müşteriler',
  customersExplained: 'Sipariş veren herkes ve içe aktardığınız müşteriler. “Ödenen”, ödenmiş siparişlerin toplamından iadeler çıkarılarak bulunur.',
  customersSearch: 'Ad veya e-posta',
  customersPaid: 'Ödenen',
  customersFirst: 'İlk sipariş',
  customersLast: 'Son sipariş',
  customersNewsletter: 'Bülten',
  customersNote: 'Not',
  customersImport: 'Müşterileri içe aktar',
  customersImportNote: 'Başka bir mağazadan e-posta adresleri, adlar, adresler, telefon numaraları ve notlar içeren bir CSV dosyası. Hesap oluşturulmaz ve e-posta gönderilmez.',
  customersDelete: 'İçe aktarılan bilgileri sil',
};
