import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '가격',
  shown: '표시된 가격: {option}',
};
