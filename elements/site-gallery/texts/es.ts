import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  gallery: 'Galería',
  slides: 'Imágenes',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  autoplay: 'Reproducir automáticamente',
  backgroundVideos: 'Reproducir los vídeos de fondo',
  counter: '{index} / {count}',
  position: 'Imagen {index} de {count}',
  namedPosition: 'Imagen {index} de {count}: {name}',
  thumbnails: 'Elegir una imagen',
  indicators: 'Elegir una imagen',
  filter: 'Filtrar',
  all: 'Todas',
  more: 'Mostrar más',
  shown: 'Se muestran {shown} de {count}',
};
