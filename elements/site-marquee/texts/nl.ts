import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  pause: 'De bewegende inhoud stilzetten',
  play: 'De inhoud laten bewegen',
};
