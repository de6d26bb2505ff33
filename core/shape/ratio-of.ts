import type { Shape } from './shape.js';
import { boxWidth } from './size-groups.js';

/** Width of a shape's box divided by its height. */
export const ratioOf = ({ height }: Shape): number => boxWidth / height;
