import { canOpenLightbox, prepareLightbox } from '../../../../core/lightbox/open-lightbox.js';
import type { AttachFeature } from '../../gallery-context.js';
import { clickThroughUrl } from '../../slides/slide-data.js';
import { imageOf } from '../../slides/slide-images.js';

const interactive = 'a, button, label, [role], [tabindex]';
const buttonAttributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };

/** Makes plain images that open the lightbox buttons for the keyboard and for screen readers, until the signal ends. */
export const attachLightbox: AttachFeature = (gallery, signal) => {
  const { host } = gallery;
  // A design opens the lightbox where there is one; who asks for it by setting is warned when there is none.
  if (!host.values.lightbox && !canOpenLightbox()) return;
  const buttons = new Set<HTMLImageElement>();
  const addButtons = () => {
    if (signal.aborted) return;
    for (const slide of gallery.slides) {
      const image = imageOf(slide);
      if (!image || buttons.has(image) || image.closest(interactive) || clickThroughUrl(slide)) continue;
      for (const [name, value] of Object.entries(buttonAttributes)) image.setAttribute(name, value);
      buttons.add(image);
    }
  };
  addButtons();
  host.onLightChange(addButtons);
  host.element!.addEventListener('pointerover', () => prepareLightbox(), { once: true, signal });
  signal.addEventListener('abort', () => {
    for (const image of buttons) for (const name of Object.keys(buttonAttributes)) image.removeAttribute(name);
  }, { once: true });
};
