import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Dosya',
  importCheck: 'Dosyayı denetle',
  importFileMissing: 'Bir dosya seçin.',
  importPreview: 'Henüz hiçbir şey kaydedilmedi. Sonucu denetleyin, ardından içe aktarın.',
  importNow: 'İçe aktar',
  importDone: 'Dosya içe aktarıldı.',
  importFailed: 'Hiçbir şey içe aktarılmadı.',
  importExpired: 'Bu önizlemenin süresi doldu. Dosyayı yeniden seçin.',
  importNothingNew: 'Dosyada yeni bir şey yok.',
  importEncoding: 'Dosya {encoding} olarak okundu.',
  importQuoteOpen: 'Bu tırnak işareti hiç kapanmıyor.',
  importDamaged: 'Bu dosyanın verileri bozuk.',
  importRowsMany: 'Dosyada {most} satırdan fazlası var. Dosyayı birkaç dosyaya bölün.',
  importNoColumn: 'Dosyada “{column}” sütunu yok.',
  importColumns: 'Kullanılan sütunlar: {columns}',
  importColumnsUnused: 'Kullanılmayan sütunlar: {columns}',
  importNew: 'Yeni',
  importPresent: 'Zaten burada, değişmedi',
  importRepeated: 'Yinelenen satırlar',
  importFaulty: 'Hatalı satırlar, içe aktarılmaz',
};
