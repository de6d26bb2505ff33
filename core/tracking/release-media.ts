import { safeUrl } from '../links/safe-url.js';

/** Frames and images that wait for consent: `<iframe data-consent="marketing" data-src="…">`. */
export const heldMediaSelector = 'iframe[data-consent][data-src], img[data-consent][data-src]';

/** On a reload Firefox loads what a frame of the markup last showed, without asking its `src`; not for a frame that a script has inserted. */
function insertAgain(frame: HTMLIFrameElement): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  parentNode!.insertBefore(frame, nextSibling);
}

/**
 * Loads the frames and images whose purpose is allowed, and empties the others: after a withdrawal they send no further requests. An address
 * with a protocol that no link may have is ignored.
 */
export function releaseMedia(root: Pick<ParentNode, 'querySelectorAll'>, isAllowed: (purpose: string) => boolean): void {
  for (const media of root.querySelectorAll<HTMLIFrameElement | HTMLImageElement>(heldMediaSelector)) {
    const address = isAllowed(media.dataset.consent!.trim()) ? safeUrl(media.dataset.src!) : null;
    if (address !== null && media.getAttribute('src') !== address) {
      if (media instanceof HTMLIFrameElement) insertAgain(media);
      media.src = address;
    } else if (address === null && media.hasAttribute('src')) {
      if (media instanceof HTMLIFrameElement) media.contentWindow?.location.replace('about:blank');
      media.removeAttribute('src');
    }
  }
}
