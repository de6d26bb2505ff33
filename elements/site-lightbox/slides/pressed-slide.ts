import { linkOf, targetOf } from './slide.js';

/** What has a meaning of its own, and so does not open a slide. */
const busy = 'button, input, select, textarea, label, summary, audio, video, iframe, site-video, figcaption, [contenteditable]';

/** The place of the slide that a click opens; -1 when it opens none: a link to a page, a control, a press for a new tab. */
export function pressedSlide(event: MouseEvent, slides: readonly HTMLElement[]): number {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return -1;
  const pressed = event.composedPath()[0] as Element;
  const index = slides.findIndex(slide => slide.contains(pressed));
  if (index < 0 || pressed.closest(busy)) return -1;
  const slide = slides[index]!;
  const link = pressed.closest('a');
  if (link) return targetOf(linkOf(slide), slide.querySelector('img')) ? index : -1;
  return pressed instanceof HTMLImageElement || pressed === slide ? index : -1;
}
