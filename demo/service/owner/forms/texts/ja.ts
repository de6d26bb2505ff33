import type { Words } from '../../../../../core/contract/language.js';

export const texts: Words = {
};
