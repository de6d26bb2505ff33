import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'Parar o conteúdo em movimento',
  play: 'Deixar o conteúdo mover-se',
};
