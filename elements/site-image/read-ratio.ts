import { readDimensions } from '../../core/image/read-image-data.js';

/** `4:3`, `4/3`, `4x3` or `1.5` as width divided by height; null for anything else. */
export function readRatio(text: string): number | null {
  const size = readDimensions(text.replace(/[:/]/, 'x'));
  const ratio = size ? size.width / size.height : Number(text);
  return ratio > 0 && ratio < Infinity ? ratio : null;
}
