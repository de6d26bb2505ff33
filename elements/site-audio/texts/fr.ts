import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Lecteur audio',
  play: 'Lire',
  pause: 'Mettre en pause',
  next: 'Titre suivant',
  previous: 'Titre précédent',
  back: 'Reculer de {seconds, plural, one {# seconde} other {# secondes}}',
  forward: 'Avancer de {seconds, plural, one {# seconde} other {# secondes}}',
  mute: 'Couper le son',
  volume: 'Volume',
  download: 'Télécharger',
  position: 'Position dans le titre',
  timeOf: '{time} sur {duration}',
  speed: 'Vitesse',
  transcript: 'Transcription',
  failed: 'Cet enregistrement n’a pas pu être lu.',
};
