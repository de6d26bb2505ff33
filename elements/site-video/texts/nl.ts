import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Video afspelen',
  playNamed: 'Video afspelen: {name}',
  video: 'Video',
  noticeShort: 'Laadt van {host}',
  notice: 'Komt van {host}, dat je internetadres te zien krijgt.',
  noticeOwn: 'De video wordt pas geladen als jij dat wilt.',
  always: 'Video’s van {host} altijd afspelen',
  transcript: 'Transcriptie',
  invalid: 'Ongeldige insluitcode van de video.',
  imageOnly: 'Eigen uitgelichte afbeeldingen kunnen alleen bij ingesloten video’s. Zet de afbeelding uit in de instellingen.',
  notVideo: 'Dit adres is geen losse video die hier kan worden afgespeeld.',
  failed: 'De video kon hier niet worden afgespeeld.',
  vimeoFailed: 'Accounts van Vimeo Basic worden niet ondersteund. Gebruik een video van een ander account.',
  elsewhere: 'Bekijken op {host}',
};
