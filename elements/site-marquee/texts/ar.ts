import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'إيقاف المحتوى المتحرك',
  play: 'السماح للمحتوى بالتحرك',
};
