import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Ljudspelare',
  play: 'Spela',
  pause: 'Pausa',
  next: 'Nästa spår',
  previous: 'Föregående spår',
  back: '{seconds, plural, one {# sekund} other {# sekunder}} bakåt',
  forward: '{seconds, plural, one {# sekund} other {# sekunder}} framåt',
  mute: 'Ljud av',
  volume: 'Volym',
  download: 'Ladda ner',
  position: 'Plats',
  timeOf: '{time} av {duration}',
  speed: 'Hastighet',
  transcript: 'Utskrift',
  failed: 'Inspelningen kunde inte spelas upp.',
};
