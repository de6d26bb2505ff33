import { chooseWidth } from '../../../core/image/choose-width.js';
import { queryString } from '../../../core/image/formats/query-string.js';

/**
 * The address of a picture in the smallest listed width that serves so many pixels, where its query names a width; else
 * as it is. File names are left alone: whether the other file is there nobody knows.
 */
export function thumbnailAddress(address: string, neededPx: number): string {
  const asked = queryString.read(address);
  return asked ? queryString.write(asked.source, chooseWidth(neededPx)) : address;
}
