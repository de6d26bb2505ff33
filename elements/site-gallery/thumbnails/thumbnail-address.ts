import { chooseWidth } from '../../../core/image/image-width.js';
import { queryStringFormat } from '../../../core/image/image-address.js';

/**
 * The address of a picture in the smallest listed width that serves so many pixels, where its query names a width; else
 * as it is. File names are left alone: whether the other file is there nobody knows.
 */
export function thumbnailAddress(address: string, neededPx: number): string {
  const asked = queryStringFormat.read(address);
  return asked ? queryStringFormat.write(asked.source, chooseWidth(neededPx)) : address;
}
