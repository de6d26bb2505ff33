import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galeria',
  slides: 'Imagens',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  autoplay: 'Reproduzir automaticamente',
  backgroundVideos: 'Reproduzir os vídeos de fundo',
  counter: '{index} / {count}',
  position: 'Imagem {index} de {count}',
  namedPosition: 'Imagem {index} de {count}: {name}',
  thumbnails: 'Escolher uma imagem',
  indicators: 'Escolher uma imagem',
  filter: 'Filtrar',
  all: 'Todas',
  more: 'Mostrar mais',
  shown: 'A mostrar {shown} de {count}',
};
