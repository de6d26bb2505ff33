import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'Reproduzir o vídeo',
  playNamed: 'Reproduzir o vídeo: {name}',
  video: 'Vídeo',
  noticeShort: 'Carrega de {host}',
  notice: 'Vem de {host}, que verá seu endereço de internet.',
  noticeOwn: 'O vídeo só é carregado se você pedir.',
  always: 'Reproduzir sempre os vídeos de {host}',
  transcript: 'Transcrição',
  invalid: 'Código de incorporação do vídeo inválido.',
  imageOnly: 'Imagens de destaque próprias só existem para vídeos incorporados. Desative a imagem nas configurações.',
  notVideo: 'Este endereço não é de um vídeo que possa ser reproduzido aqui.',
  failed: 'Não foi possível reproduzir o vídeo aqui.',
  vimeoFailed: 'Contas Vimeo Basic não são compatíveis. Use um vídeo de outra conta.',
  elsewhere: 'Assistir em {host}',
};
