import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Guardar',
  label: 'Guardar en Pinterest: {picture} (se abre en una ventana nueva)',
  labelOfNone: 'Guardar en Pinterest (se abre en una ventana nueva)',
  group: 'Guardar imágenes en Pinterest',
};
