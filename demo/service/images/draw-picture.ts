import sharp from 'sharp';
import type { ImageType } from './image-type.js';
import type { Picture } from './picture.js';

const svgDpi = 72; // at this density sharp draws one pixel for each unit of the SVG

/** Draws a picture at exactly this width: the SVG itself is drawn large, no bitmap is ever enlarged. */
export function drawPicture(picture: Picture, svg: string, width: number, type: ImageType): Promise<Buffer> {
  const density = Math.min(2400, Math.max(1, (svgDpi * width) / picture.width));
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return type.encode(sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' })).toBuffer();
}
