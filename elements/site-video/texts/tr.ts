import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Videoyu oynat',
  playNamed: 'Videoyu oynat: {name}',
  video: 'Video',
  noticeShort: '{host} üzerinden yüklenir',
  notice: 'İnternet adresinizi görecek olan {host} üzerinden gelir.',
  noticeOwn: 'Video yalnızca siz isterseniz yüklenir.',
  always: '{host} videolarını her zaman oynat',
  transcript: 'Metin dökümü',
  invalid: 'Video yerleştirme kodu geçersiz.',
  imageOnly: 'Özel öne çıkan görseller yalnızca yerleştirilmiş videolarda kullanılabilir. Görseli ayarlardan kapatın.',
  notVideo: 'Bu adres, burada oynatılabilecek tek bir video değil.',
  failed: 'Video burada oynatılamadı.',
  vimeoFailed: 'Vimeo Basic hesapları desteklenmiyor. Başka bir hesaptaki videoyu kullanın.',
  elsewhere: '{host} üzerinde izle',
};
