import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Reproducir el vídeo',
  playNamed: 'Reproducir el vídeo: {name}',
  video: 'Vídeo',
  noticeShort: 'Se carga de {host}',
  notice: 'Procede de {host}, que verá su dirección de internet.',
  noticeOwn: 'El vídeo se carga solo si usted lo pide.',
  always: 'Reproducir siempre los vídeos de {host}',
  transcript: 'Transcripción',
  invalid: 'El código de inserción del vídeo no es válido.',
  imageOnly: 'Las imágenes destacadas propias solo se pueden usar con vídeos insertados. Desactive la imagen destacada en los ajustes.',
  notVideo: 'Esta dirección no es la de un vídeo que se pueda reproducir aquí.',
  failed: 'El vídeo no se pudo reproducir aquí.',
  vimeoFailed: 'Las cuentas Vimeo Basic no son compatibles. Use un vídeo de otra cuenta.',
  elsewhere: 'Verlo en {host}',
};
