import type { Shape } from './shape.js';
import { boxWidth } from './size-groups.js';

/** The box of a shape, as an SVG element wants it. */
export const viewBoxOf = ({ height }: Shape): string => `0 0 ${boxWidth} ${height}`;
