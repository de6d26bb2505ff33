import { getLargestCandidate } from '../../../../core/image/largest-of-srcset.js';
import { largeAddress, linkTarget } from '../../slides/large-address.js';

interface Sources {
  readonly isVideo: boolean;
  /** A link to the picture or the video. */
  readonly link: string;
  /** `data-src`. */
  readonly dataSrc: string;
  /** The thumbnail's list. */
  readonly srcset: string;
  /** What the thumbnail shows. */
  readonly current: string;
}

/** The address of a slide's largest file; empty where it is not a file. */
export function fullAddress({ isVideo, link, dataSrc, srcset, current }: Sources): string {
  if (isVideo) return linkTarget(link, '') === 'video' ? link : '';
  return largeAddress({ link, dataSrc, hasList: false, current: getLargestCandidate(srcset) || current }, Infinity)!;
}
