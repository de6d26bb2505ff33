import { queryStringFormat } from '../../../../core/image/image-address.js';
import { chooseWidth } from '../../../../core/image/image-width.js';

interface Sources {
  /** What is seen of the slide on the page: at hand already. */
  readonly current: string;
  /** A link to the large picture. */
  readonly link: string;
}

/**
 * The address of a small image of a slide: from a service that serves widths in the width that is needed, else what the
 * page shows anyway. Empty where there is only a large file: a number does.
 */
export function smallAddress({ current, link }: Sources, neededPx: number): string {
  const served = [current, link].find(address => queryStringFormat.read(address));
  return served ? queryStringFormat.write(served, chooseWidth(neededPx)) : current;
}
