import type { ImageWidth } from '../../core/contract/image-format.js';
import { safeUrl } from '../../core/links/safe-url.js';

const format: `${ImageWidth}w` = '300w'; // three device pixels for each of the 96 shown

/** Where a cart line's picture is, in a size fit for it; null for an address that is not safe. */
export function pictureAddress(image: string): string | null {
  const address = safeUrl(image);
  return address && !/[?#]|^[a-z]+:(?!\/\/)/i.test(address) ? `${address}?format=${format}` : address;
}
