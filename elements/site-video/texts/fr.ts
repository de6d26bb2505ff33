import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Lire la vidéo',
  playNamed: 'Lire la vidéo : {name}',
  video: 'Vidéo',
  noticeShort: 'Chargée depuis {host}',
  notice: 'Provient de {host}, qui verra votre adresse internet.',
  noticeOwn: 'La vidéo n’est chargée que si vous le demandez.',
  always: 'Toujours lire les vidéos de {host}',
  transcript: 'Transcription',
  invalid: 'Code d’intégration de vidéo non valide.',
  imageOnly: 'Les images d’aperçu ne sont possibles qu’avec des vidéos intégrées. Désactivez l’image dans les réglages d’intégration.',
  notVideo: 'Cette adresse n’est pas celle d’une vidéo qui peut être lue ici.',
  failed: 'La vidéo n’a pas pu être lue ici.',
  vimeoFailed: 'Les comptes Vimeo Basic ne sont pas pris en charge. Utilisez la vidéo d’un autre compte.',
  elsewhere: 'La regarder sur {host}',
};
