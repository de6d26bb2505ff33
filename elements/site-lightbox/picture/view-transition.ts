import { css } from '../../../styles/css.js';
import { getDocument, type DocumentMembers } from '../../../core/platform/page-document.js';
import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import type { Motion } from './thumbnail.js';

const name = 'site-lightbox-picture';

/**
 * In the page, for names given inside an element mean nothing to it. The picture alone is taken, and all can be pressed.
 * What is seen is the picture that is whole: what it is cut to is a motion of its own.
 */
const sharedStyles = css`
  :root { view-transition-name: none; }
  site-lightbox::part(closing) { view-transition-name: site-lightbox-picture; }
  ::view-transition { pointer-events: none; }
  ::view-transition-group(site-lightbox-picture) { animation-duration: 600ms; animation-timing-function: cubic-bezier(0.22, 0.8, 0.2, 1); }
  ::view-transition-old(site-lightbox-picture), ::view-transition-new(site-lightbox-picture) { animation: none; }
  ::view-transition-new(site-lightbox-picture) { opacity: 0; }
`;

/** False once the page has turned out to name parts of its own: they would lie over everything. */
let isAlone = true;

/** Whether a view transition leads other parts of the page just now. */
const isTaken = (page: DocumentMembers): boolean => page.getAnimations().some(({ effect }) => {
  const pseudo = (effect as KeyframeEffect).pseudoElement ?? '';
  return pseudo.startsWith('::view-transition') && !pseudo.endsWith(`(${name})`);
});

/** Whether the browser can lead a picture over the page from one place to another, and ends nothing of the page's own for it. */
const canShare = (picture: HTMLElement): boolean => {
  const page = getDocument(picture);
  const { host } = picture.getRootNode() as ShadowRoot;
  return isAlone && host.getRootNode() instanceof Document && page.visibilityState === 'visible' && !prefersReducedMotion() && !isTaken(page);
};

/** How a motion clips the picture; nothing where it only fades. */
const cutsOf = (motion: Animation): Keyframe[] =>
  (motion.effect as KeyframeEffect).getKeyframes().filter(({ clipPath }) => clipPath).map(({ clipPath }) => ({ clipPath: clipPath! }));

/** Cuts what the browser leads over the page. */
const cut = (page: DocumentMembers, cuts: Keyframe[], timing: EffectTiming): Animation =>
  page.documentElement.animate(cuts, { ...timing, pseudoElement: `::view-transition-image-pair(${name})` } as KeyframeAnimationOptions);

/**
 * Has the browser's view transition lead a picture back from where it is to where a motion ends; the motion itself plays
 * in browsers without them, and where it only fades. Not on opening: that begins in the frame after the press, before any of this
 * has loaded, and would start again.
 */
export function withViewTransition(picture: HTMLElement, motion: Animation): Motion {
  const cuts = cutsOf(motion);
  if (cuts.length === 0 || !canShare(picture)) return motion;
  const page = getDocument(picture);
  const { styleSheet } = sharedStyles;
  let isShared = true;
  let cutting: Animation | undefined;
  const release = () => {
    if (!isShared) return;
    isShared = false;
    cutting?.cancel();
    picture.part.remove('closing');
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(sheet => sheet !== styleSheet);
  };
  motion.pause();
  picture.part.add('closing');
  page.adoptedStyleSheets.push(styleSheet);
  const transition = page.startViewTransition(() => motion.finish());
  const play = async () => {
    isAlone &&= !isTaken(page);
    if (isAlone) {
      if (isShared) cutting = cut(page, cuts, motion.effect!.getTiming());
      return transition.finished;
    }
    transition.skipTransition();
    motion.currentTime = 0;
    motion.play();
    return motion.finished;
  };
  return {
    finished: transition.ready.then(play, () => motion.finish()).finally(release), // skipped: it is there
    finish() {
      transition.skipTransition();
      motion.finish();
      release();
    },
  };
}
