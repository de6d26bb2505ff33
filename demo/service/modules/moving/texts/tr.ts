import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Başka bir sunucuya taşı',
  movingExplained: 'Tek bir arşivde resimleri ve değerlendirmeleriyle ürünleriniz, siparişler, abonelikler, müşteriler, kuponlar, hediye kartları, kargo, vergiler, mağaza ayarları, bülten aboneleri ve gönderileri, dosyaları ve ödemeleriyle formlar bulunur.',
  movingFiles: 'Site için yüklediğiniz dosyalar ve yazı tipleri dahildir.',
  movingLacks: 'Dahil değil: parolalar, ödeme sağlayıcılarının anahtarları, webhook’lar ve gizli değerleri ve yorumlar. Abonelikler duraklatılmış olarak gelir.',
  movingWarning: 'Arşiv kişisel veriler ve hediye kartı kodları içerir. Güvenle saklayın ve taşıdıktan sonra silin.',
  movingDownload: 'Arşivi indir',
  movingImport: 'Arşivi içe aktar',
  movingImportNote: 'Bu hizmetin bir arşivi, en çok {size} MB. Burada bulunanlar değişmez; boş bir mağazayla başlayın. Önce bir önizleme görürsünüz.',
  movingWrong: 'Bu, bu hizmetin bir arşivi değil veya bozuk.',
  movingTooLarge: 'Arşivde bu hizmetin kabul ettiğinden fazlası var.',
  movingFilesLeft: '{title}: içerik bozuk olduğu veya kaydı bulunmadığı için {count} dosya içe aktarılmadı.',
};
