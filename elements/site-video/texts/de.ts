import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Video abspielen',
  playNamed: 'Video abspielen: {name}',
  video: 'Video',
  noticeShort: 'Lädt von {host}',
  notice: 'Kommt von {host}; dort wird Ihre Internetadresse sichtbar.',
  noticeOwn: 'Das Video wird erst geladen, wenn Sie es möchten.',
  always: 'Videos von {host} immer abspielen',
  transcript: 'Abschrift',
  invalid: 'Ungültiger Video-Code.',
  imageOnly: 'Eigene Vorschaubilder gibt es nur bei eingebetteten Videos. Schalten Sie das Vorschaubild in den Einstellungen aus.',
  notVideo: 'Diese Adresse ist kein einzelnes Video, das hier abgespielt werden kann.',
  failed: 'Das Video konnte hier nicht abgespielt werden.',
  vimeoFailed: 'Konten von Vimeo Basic werden nicht unterstützt. Bitte verwenden Sie ein Video eines anderen Kontos.',
  elsewhere: 'Bei {host} ansehen',
};
