import { onResize } from '../../../core/platform/observers.js';
import type { Attach } from '../extras.js';
import { metaShare } from './meta-rules.js';

/** Keeps captions over pictures from covering them, until the signal ends: what is too long is read by scrolling. Source: media-layout §9. */
export const keepMetaShort: Attach = (parts, host, signal) => {
  const element = host.element!;
  const { machine, stage } = parts;
  const short = new Set<HTMLElement>();
  const release = (caption: HTMLElement) => {
    short.delete(caption);
    caption.style.removeProperty('--_meta-height');
    caption.removeAttribute('tabindex');
  };
  const measureIn = (slides: Iterable<HTMLElement>) => {
    if (signal.aborted) return;
    const captions = [...slides].flatMap(slide => [...slide.querySelectorAll('figcaption')]);
    // All are read before any is changed. What is not drawn stays as it is.
    const read = captions.map(caption => {
      const slidePx = caption.parentElement!.clientHeight;
      return { caption, slidePx, share: metaShare(caption.scrollHeight, slidePx) };
    });
    for (const { caption, slidePx, share } of read) {
      if (slidePx === 0 || (share === null && !short.has(caption))) continue;
      if (share === null) {
        release(caption);
        continue;
      }
      caption.style.setProperty('--_meta-height', `${share * 100}%`);
      if (short.has(caption) || caption.hasAttribute('tabindex')) continue;
      caption.tabIndex = 0; // what scrolls is reached by the keyboard
      short.add(caption);
    }
  };
  const measure = () => measureIn(stage.slides);
  const frame = element.shadowRoot!.querySelector('.gallery');
  if (frame) onResize(frame, measure, signal);
  host.onLightChange(measure);
  // A slide of a stack has no height before it is shown.
  const forget = machine.$state.listen(({ index }) => requestAnimationFrame(() => measureIn(stage.slides.slice(index, index + 1))));
  signal.addEventListener('abort', () => {
    forget();
    for (const caption of short) release(caption);
  }, { once: true });
  let seen = parts.layout;
  return () => {
    if (seen === parts.layout) return;
    seen = parts.layout;
    measure();
  };
};
