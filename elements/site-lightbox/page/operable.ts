import { isComposing } from '../../../core/platform/is-composing.js';

const given = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };
const inside = 'a, button, site-video, [role], [tabindex]';

/** Lets plain pictures be reached and pressed by keyboard, until the signal ends; those in a link or a button can be already. */
export function makeKeyboardAccessible(images: Iterable<HTMLImageElement>, signal: AbortSignal): void {
  for (const image of images) {
    if (image.closest(inside)) continue;
    for (const [name, value] of Object.entries(given)) image.setAttribute(name, value);
    signal.addEventListener('abort', () => { for (const name in given) image.removeAttribute(name); }, { once: true });
    image.addEventListener('keydown', event => {
      if (isComposing(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      image.click();
    }, { signal });
  }
}
