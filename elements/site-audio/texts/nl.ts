import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Audiospeler',
  play: 'Afspelen',
  pause: 'Pauzeren',
  next: 'Volgend nummer',
  previous: 'Vorig nummer',
  back: '{seconds, plural, one {# seconde} other {# seconden}} terug',
  forward: '{seconds, plural, one {# seconde} other {# seconden}} vooruit',
  mute: 'Dempen',
  volume: 'Volume',
  download: 'Downloaden',
  position: 'Positie',
  timeOf: '{time} van {duration}',
  speed: 'Snelheid',
  transcript: 'Transcriptie',
  failed: 'Deze opname kon niet worden afgespeeld.',
};
