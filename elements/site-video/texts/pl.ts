import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Odtwórz film',
  playNamed: 'Odtwórz film: {name}',
  video: 'Film',
  noticeShort: 'Wczytuje się z {host}',
  notice: 'Pochodzi z {host}; ta strona zobaczy Twój adres internetowy.',
  noticeOwn: 'Film zostanie wczytany tylko na Twoje życzenie.',
  always: 'Zawsze odtwarzaj filmy z {host}',
  transcript: 'Transkrypcja',
  invalid: 'Nieprawidłowy kod osadzenia filmu.',
  imageOnly: 'Własne obrazy wyróżniające są dostępne tylko dla osadzonych filmów. Wyłącz obraz w ustawieniach.',
  notVideo: 'Pod tym adresem nie ma pojedynczego filmu, który można tu odtworzyć.',
  failed: 'Nie udało się tu odtworzyć filmu.',
  vimeoFailed: 'Konta Vimeo Basic nie są obsługiwane. Użyj filmu z innego konta.',
  elsewhere: 'Obejrzyj na {host}',
};
