import { onResize } from '../../../../core/platform/observers.js';
import type { AttachFeature } from '../../gallery-context.js';

const mostShare = 0.9; // spec: media-layout §9, above 90 percent of the container's height
const overflowShare = 0.4; // spec: media-layout §9, set to 40 percent

/** How much of its image a caption may cover: null for all it needs, or a share of the height once it is too tall. Source: media-layout §9. */
export const captionShare = (captionPx: number, slidePx: number): number | null =>
  (slidePx > 0 && captionPx > slidePx * mostShare ? overflowShare : null);

/** Keeps captions over images from covering them, until the signal ends: what is too long scrolls. Source: media-layout §9. */
export const attachCaptions: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const shortened = new Set<HTMLElement>();
  const release = (caption: HTMLElement) => {
    shortened.delete(caption);
    caption.style.removeProperty('--_caption-height');
    caption.removeAttribute('tabindex');
  };
  const measureIn = (slides: Iterable<HTMLElement>) => {
    if (signal.aborted) return;
    const captions = [...slides].flatMap(slide => [...slide.querySelectorAll('figcaption')]);
    // All are measured before any is changed. What is not drawn stays as it is.
    const measured = captions.map(caption => {
      const slidePx = caption.parentElement!.clientHeight;
      return { caption, slidePx, share: captionShare(caption.scrollHeight, slidePx) };
    });
    for (const { caption, slidePx, share } of measured) {
      if (slidePx === 0 || (share === null && !shortened.has(caption))) continue;
      if (share === null) {
        release(caption);
        continue;
      }
      caption.style.setProperty('--_caption-height', `${share * 100}%`);
      if (shortened.has(caption) || caption.hasAttribute('tabindex')) continue;
      caption.tabIndex = 0; // what scrolls is reached by the keyboard
      shortened.add(caption);
    }
  };
  const measure = () => measureIn(gallery.slides);
  const frame = host.element!.shadowRoot!.querySelector('.gallery');
  if (frame) onResize(frame, measure, signal);
  gallery.onSlidesChange(measure);
  // Safari does not look at :focus-within again when the focus moves into a shadow tree; a state it does look at.
  for (const [type, isFocused] of [['focusin', true], ['focusout', false]] as const) {
    host.element!.addEventListener(type, () => host.toggleState('focused', isFocused), { signal });
  }
  // A slide of a stack has no height before it is shown.
  const unsubscribe = state.$state.listen(({ index }) => requestAnimationFrame(() => measureIn(gallery.slides.slice(index, index + 1))));
  signal.addEventListener('abort', () => {
    unsubscribe();
    for (const caption of shortened) release(caption);
  }, { once: true });
  let { layout } = state;
  return {
    update() {
      if (layout === state.layout) return;
      layout = state.layout;
      measure();
    },
  };
};
