import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Reproductor de audio',
  play: 'Reproducir',
  pause: 'Pausar',
  next: 'Pista siguiente',
  previous: 'Pista anterior',
  back: 'Retroceder {seconds, plural, one {# segundo} other {# segundos}}',
  forward: 'Avanzar {seconds, plural, one {# segundo} other {# segundos}}',
  mute: 'Silenciar',
  volume: 'Volumen',
  download: 'Descargar',
  position: 'Posición',
  timeOf: '{time} de {duration}',
  speed: 'Velocidad',
  transcript: 'Transcripción',
  failed: 'No se pudo reproducir esta grabación.',
};
