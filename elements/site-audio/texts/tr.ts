import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Ses oynatıcı',
  play: 'Oynat',
  pause: 'Duraklat',
  next: 'Sonraki parça',
  previous: 'Önceki parça',
  position: 'Konum',
  timeOf: '{time} / {duration}',
  speed: 'Hız',
  transcript: 'Metin dökümü',
  failed: 'Bu kayıt oynatılamadı.',
};
