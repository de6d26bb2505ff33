import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Spela videon',
  playNamed: 'Spela videon: {name}',
  video: 'Video',
  noticeShort: 'Laddas från {host}',
  notice: 'Kommer från {host}, som ser din internetadress.',
  noticeOwn: 'Videon laddas bara om du vill.',
  always: 'Spela alltid videor från {host}',
  transcript: 'Utskrift',
  invalid: 'Ogiltig inbäddningskod för videon.',
  imageOnly: 'Egna utvalda bilder finns bara för inbäddade videor. Stäng av bilden i inställningarna.',
  notVideo: 'Adressen är inte en enskild video som kan spelas här.',
  failed: 'Videon kunde inte spelas här.',
  vimeoFailed: 'Konton hos Vimeo Basic stöds inte. Använd en video från ett annat konto.',
  elsewhere: 'Se den på {host}',
};
