import { pauseVideo } from '../../../../core/embed/player-messages.js';
import { pageDocument } from '../../../../core/platform/page-document.js';
import { deepActiveElement } from '../../../../core/platform/page.js';
import type { AttachFeature } from '../../gallery-context.js';
import { isBackgroundVideo } from '../../slides/background-video.js';

/** A video whose share in view is smaller is left. */
const leastShare = 0.5;

/** What is shown in full screen, or in a window of its own, is seen wherever its slide is. */
const isSeenElsewhere = (video: Element): boolean =>
  [pageDocument.fullscreenElement, pageDocument.pictureInPictureElement].some(shown => shown && video.contains(shown));

/** Pauses the videos of slides that are left, until the signal ends. Source: media-layout §4. */
export const attachVideos: AttachFeature = (gallery, signal) => {
  const element = gallery.host.element!;
  const inView = new Set<Element>();
  /** Frames that the visitor has used: what plays in others did not begin here. */
  const used = new Set<Element>();
  const noteUsed = () => {
    const frame = deepActiveElement();
    if (frame instanceof HTMLIFrameElement && element.contains(frame)) used.add(frame);
  };
  addEventListener('blur', noteUsed, { signal });
  noteUsed(); // the visitor may have been here before this was
  // The gallery as its root: a gallery that is scrolled away with its page has not left its slide.
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
      const isSeen = isIntersecting && (intersectionRatio >= leastShare || intersectionRect.width >= rootBounds!.width * leastShare);
      if (isSeen) inView.add(target);
      else if (!isSeenElsewhere(target) && inView.delete(target) && !isBackgroundVideo(target)) {
        if (!(target instanceof HTMLIFrameElement) || used.delete(target)) pauseVideo(target);
      }
    }
  }, { root: element, threshold: [0, 0.25, leastShare, 0.75, 1] });
  const observe = () => {
    for (const video of element.querySelectorAll('video, site-video, iframe')) if (!video.parentElement!.closest('site-video')) observer.observe(video);
  };
  observe();
  gallery.host.onLightChange(() => { if (!signal.aborted) observe(); });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};
