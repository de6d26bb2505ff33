import { imageColors } from '../../../../core/theme-builder/image-colors.js';

const sampleSize = 64;
const largestBytes = 40_000_000;

/** The strongest colors of an image on this device, or what to do instead, in words. Nothing is sent anywhere. */
export async function readImage(file: File): Promise<{ readonly colors: readonly string[]; readonly problem: string }> {
  if (file.size > largestBytes) return { colors: [], problem: 'This image is larger than 40 MB. Choose a smaller one.' };
  try {
    const image = await createImageBitmap(file);
    const canvas = Object.assign(document.createElement('canvas'), { width: sampleSize, height: sampleSize });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0, sampleSize, sampleSize);
    image.close();
    const colors = imageColors(context.getImageData(0, 0, sampleSize, sampleSize).data);
    return { colors, problem: colors.length === 0 ? 'This image has only shades of gray. Choose one with colors.' : '' };
  } catch {
    return { colors: [], problem: 'This file could not be read as an image. Choose a PNG, JPEG or WebP file.' };
  }
}
