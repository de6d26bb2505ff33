import { canOpenLightbox, prepareLightbox } from '../../../core/lightbox/open-lightbox.js';
import type { Attach } from '../extras.js';
import { imageIn } from '../image-in.js';
import { clickThrough } from '../slide-data/click-through.js';

const own = 'a, button, label, [role], [tabindex]';
const marks = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };

/** Makes plain pictures that open large buttons for the keyboard and for screen readers, until the signal ends. */
export const offerLarge: Attach = ({ stage }, host, signal) => {
  const element = host.element!;
  // A design opens the lightbox where there is one; whoever asks for it is told when there is none.
  if (!host.values.lightbox && !canOpenLightbox()) return;
  const marked = new Set<HTMLImageElement>();
  const mark = () => {
    if (signal.aborted) return;
    for (const slide of stage.slides) {
      const picture = imageIn(slide);
      if (!picture || marked.has(picture) || picture.closest(own) || clickThrough(slide)) continue;
      for (const [name, value] of Object.entries(marks)) picture.setAttribute(name, value);
      marked.add(picture);
    }
  };
  mark();
  host.onLightChange(mark);
  // Its script is fetched when somebody is about to need it.
  element.addEventListener('pointerover', () => prepareLightbox(), { once: true, signal });
  signal.addEventListener('abort', () => {
    for (const picture of marked) for (const name of Object.keys(marks)) picture.removeAttribute(name);
  }, { once: true });
};
