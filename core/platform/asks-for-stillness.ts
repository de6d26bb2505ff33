import { prefersReducedMotion } from './reduced-motion.js';

/** Whether nothing is to move by itself: the visitor has said so, or the address says `nomotion=true`. Source: media-layout §2. */
export const asksForStillness = (): boolean =>
  prefersReducedMotion() || new URLSearchParams(location.search).get('nomotion') === 'true';
