import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Site sahibi',
  logIn: 'Giriş yap',
  logOut: 'Çıkış yap',
  ownerPassword: 'Site sahibinin parolası',
  loginTooLong: 'Bu sayfa çok uzun süre açık kaldı. Lütfen yeniden deneyin.',
  loginTooOften: '{count, plural, one {Çok fazla yanlış parola. # dakika sonra yeniden deneyin.} other {Çok fazla yanlış parola. # dakika sonra yeniden deneyin.}}',
  loginTriedElsewhere: '{count, plural, one {Başka cihazlarda çok fazla yanlış parola yazıldı. Daha önce giriş yapılmış bir cihazdan giriş yapın ya da # dakika sonra yeniden deneyin.} other {Başka cihazlarda çok fazla yanlış parola yazıldı. Daha önce giriş yapılmış bir cihazdan giriş yapın ya da # dakika sonra yeniden deneyin.}}',
  loginBusy: 'Aynı anda çok fazla kişi giriş yapıyor. Lütfen birazdan yeniden deneyin.',
  loginWrong: 'Parola bu değil.',
  loginLinkAsk: 'Giriş bağlantısı al',
  loginLinkNote: 'Parola burada çalışmıyorsa bir kez kullanılabilen bir bağlantı alın. Bağlantı hizmetin konsoluna yazılır ve e-posta ayarlıysa sahibine gönderilir.',
  loginLinkSent: 'Hizmetin konsoluna bir giriş bağlantısı yazıldı ve e-posta ayarlıysa sahibine gönderildi. {count} dakika içinde bir kez kullanılabilir.',
  loginLinkWrong: 'Bu giriş bağlantısı kullanılmış ya da süresi dolmuş. Giriş sayfasından yenisini alın.',
  emailLoginSubject: 'Giriş bağlantınız',
  emailLogin: 'Birisi, umarız sizsinizdir, sahip olarak giriş yapmak için bir bağlantı istedi. {count} dakika içinde bir kez kullanılabilir. Siz değilseniz bir şey yapmanız gerekmez: başka kimse kullanamaz.',
  passwordNotSet: 'Gönderileri görmek için OWNER_PASSWORD veya OWNER_PASSWORD_HASH değerini ayarlayın ve hizmeti yeniden başlatın.',
  csrfWrong: 'CSRF belirteci eksik veya yanlış. Sayfayı yeniden yükleyip tekrarlayın.',
  logInFirst: 'Önce {path} adresinden giriş yapın.',
};
