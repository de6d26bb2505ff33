import type { ImageWidth } from '../../contract/image-format.js';

/** How an address asks for a picture in a width. */
export interface SizeFormat {
  /** The address of a source in this width. */
  write(source: string, width: ImageWidth): string;
  /** The width an address asks for, and the source without it; null when it asks for none. */
  read(address: string): { readonly source: string; readonly width: ImageWidth } | null;
}
