import type { Shape } from './shape.js';
import { boxWidth } from './size-groups.js';

interface Place { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The outline of a shape stretched over a place, in the place's own units. */
export function scalePath({ path, height: boxHeight }: Shape, { left, top, width, height }: Place): string {
  let isAcross = false;
  return path.replace(/-?[\d.]+/g, text => {
    isAcross = !isAcross;
    const value = isAcross ? left + (Number(text) / boxWidth) * width : top + (Number(text) / boxHeight) * height;
    return String(Math.round(value * 100) / 100);
  });
}
