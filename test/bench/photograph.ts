import sharp from 'sharp';
import type { Size } from '../../core/image/frame.js';

/** As many bytes, and as much to decode, as a photograph has: noise over a color, compressed. */
export const photograph = ({ width, height }: Size, background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .jpeg({ quality: 50 }).toBuffer();
