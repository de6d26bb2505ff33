import sharp from 'sharp';

export interface ImageSize { readonly width: number; readonly height: number }

const mostPixels = 400_000_000;
const widthOf = /\swidth\s{0,5}=\s{0,5}["']\s{0,5}([\d.]{1,12})(?:px)?\s{0,5}["']/;
const heightOf = /\sheight\s{0,5}=\s{0,5}["']\s{0,5}([\d.]{1,12})(?:px)?\s{0,5}["']/;
const viewBox = /\sviewBox\s{0,5}=\s{0,5}["']([^"']{1,100})["']/;

/** By its attributes: a picture that a stranger has drawn is never rendered here. */
function readSvgSize(bytes: Uint8Array): ImageSize | null {
  const [tag = ''] = /<svg\s[^>]{0,4000}/.exec(Buffer.from(bytes.subarray(0, 16_384)).toString('utf8')) ?? [];
  const [width, height] = [widthOf, heightOf].map(pattern => Number(pattern.exec(tag)?.[1]));
  const [, , boxWidth, boxHeight] = (viewBox.exec(tag)?.[1] ?? '').trim().split(/[\s,]+/).map(Number);
  for (const [across, down] of [[width, height], [boxWidth, boxHeight]] as const)
    if (across! > 0 && down! > 0 && across! < 1e9 && down! < 1e9) return { width: Math.round(across!), height: Math.round(down!) };
  return null;
}

/** The size at which an image is displayed, by its header; null if it has none or is not an image. */
export async function readImageSize(type: string, bytes: Uint8Array): Promise<ImageSize | null> {
  if (!type.startsWith('image/')) return null;
  if (type === 'image/svg+xml') return readSvgSize(bytes);
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
