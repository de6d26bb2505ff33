import { chooseWidth } from '../../../core/image/image-width.js';
import { queryStringFormat } from '../../../core/image/image-address.js';

const imageEnding = /\.(avif|bmp|gif|jfif|jpe?g|png|svg|webp)$/i;
const videoEnding = /\.(m4v|mov|mp4|ogv|webm)$/i;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

export type Target = 'image' | 'video' | null;

/** What a link leads to, as far as its address shows: a picture, a video, or something else such as a page. */
export function linkTarget(address: string, thumbnail: string): Target {
  const path = pathOf(address);
  if (videoEnding.test(path)) return 'video';
  // A resizing service has addresses without an ending: the same picture in another size is one.
  return imageEnding.test(path) || (path !== '' && path === pathOf(thumbnail)) ? 'image' : null;
}

interface Sources {
  /** A link to a picture around the thumbnail. */
  readonly link: string;
  /** `data-src`. */
  readonly dataSrc: string;
  /** Whether the thumbnail has a list for the browser to choose from. */
  readonly hasList: boolean;
  /** What the thumbnail shows. */
  readonly current: string;
}

/**
 * The address of the large picture: the author's link, else `data-src`, else the thumbnail's own. Null where the browser
 * chooses from the thumbnail's list. A service that serves widths receives a request for the one that is needed.
 */
export function largeAddress({ link, dataSrc, hasList, current }: Sources, neededPx: number): string | null {
  if (link) return link;
  if (!dataSrc && hasList) return null;
  const address = dataSrc || current;
  const isServed = queryStringFormat.read(address) ?? queryStringFormat.read(current);
  return isServed ? queryStringFormat.write(address, chooseWidth(neededPx)) : address;
}
