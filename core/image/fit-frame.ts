import { alignments, type Alignment } from './alignments.js';
import type { Place, Size } from './size.js';

/** The greatest frame of these proportions (width to height) in a box, where the alignment puts it. spec: media-layout §4 */
export function fitFrame(box: Size, ratio: number, alignment: Alignment): Place {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  const [across, down] = alignments[alignment];
  return { left: (box.width - width) * across, top: (box.height - height) * down, width, height };
}
