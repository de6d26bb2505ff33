import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: 'Kaydet',
  label: 'Kaydet, Pinterest: {picture} (yeni pencerede açılır)',
  labelOfNone: 'Kaydet, Pinterest (yeni pencerede açılır)',
  group: 'Görselleri Pinterest’e kaydet',
};
