import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Site dosyaları',
  siteFilesIntro: 'Sitenizde kullandığınız resimler, belgeler ve diğer dosyalar. Yeniden adlandırsanız veya değiştirseniz de adresleri aynı kalır.',
  siteFilesScripts: 'Dosya yüklemek ve düzenlemek için betikler gerekir.',
  siteFilesSearch: 'Dosya ara',
  headerFooter: 'Üst bilgi ve alt bilgi',
  fileGone: 'Bu dosya silindi.',
  uploadGone: 'Bu yükleme iptal edildi veya süresi doldu. Yeniden başlatın.',
  fileUnsupported: '{fileName} dosyası desteklenen bir dosya gibi görünmüyor',
  fileTooLarge: '{fileName} dosyası çok büyük. İzin verilen en büyük dosya boyutu: {maxSize}.',
  nameMissing: 'Lütfen bir dosya adı girin',
  uploadIncomplete: 'Dosya yüklemesi tamamlanamadı',
  processingFailed: 'Dosya işlenemedi',
};
