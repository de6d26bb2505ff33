import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Ses oynatıcı',
  play: 'Oynat',
  pause: 'Duraklat',
  next: 'Sonraki parça',
  previous: 'Önceki parça',
  back: '{seconds} saniye geri',
  forward: '{seconds} saniye ileri',
  mute: 'Sesi kapat',
  volume: 'Ses düzeyi',
  download: 'İndir',
  position: 'Konum',
  timeOf: '{time} / {duration}',
  speed: 'Hız',
  transcript: 'Metin dökümü',
  failed: 'Bu kayıt oynatılamadı.',
};
