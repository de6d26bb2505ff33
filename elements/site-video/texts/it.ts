import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Riproduci il video',
  playNamed: 'Riproduci il video: {name}',
  video: 'Video',
  noticeShort: 'Si carica da {host}',
  notice: 'Proviene da {host}, che vedrà il tuo indirizzo internet.',
  noticeOwn: 'Il video si carica solo se lo chiedi.',
  always: 'Riproduci sempre i video di {host}',
  transcript: 'Trascrizione',
  invalid: 'Codice di incorporamento del video non valido.',
  imageOnly: 'Le immagini in evidenza sono disponibili solo con i video incorporati. Disattivale nelle impostazioni.',
  notVideo: 'Questo indirizzo non è quello di un singolo video che si possa riprodurre qui.',
  failed: 'Non è stato possibile riprodurre il video qui.',
  vimeoFailed: 'Gli account Vimeo Basic non sono supportati. Usa un video di un altro account.',
  elsewhere: 'Guardalo su {host}',
};
