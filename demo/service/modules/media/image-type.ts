import type { Sharp } from 'sharp';

/** One file type a picture can be answered in. */
export interface ImageType {
  extension: 'avif' | 'webp' | 'jpg';
  contentType: string;
  encode(image: Sharp): Sharp;
}

export const jpeg: ImageType = {
  extension: 'jpg',
  contentType: 'image/jpeg',
  encode: image => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** In the order of preference between types that a browser wants equally. */
const modernTypes: ImageType[] = [
  { extension: 'avif', contentType: 'image/avif', encode: image => image.avif({ quality: 55, effort: 0 }) },
  { extension: 'webp', contentType: 'image/webp', encode: image => image.webp({ quality: 80, effort: 2 }) },
];

/** The type for an Accept header: only one that it names outright, else JPEG, which everything can show. */
export function imageTypeFor(accept: string): ImageType {
  const weights = new Map(accept.split(',').map(readPart));
  let best = jpeg;
  let bestWeight = 0;
  for (const type of modernTypes) {
    const weight = weights.get(type.contentType) ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [type, weight];
  }
  return (weights.get(jpeg.contentType) ?? 0) > bestWeight ? jpeg : best;
}

function readPart(part: string): [string, number] {
  const [type, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase());
  const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
