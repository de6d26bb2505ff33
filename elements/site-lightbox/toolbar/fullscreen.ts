import { getDocument } from '../../../core/platform/page-document.js';
import type { MakeControl } from './control.js';

const enter = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';
const exit = 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5';

/** Fills the screen: the whole page does, because browsers refuse it to dialogs, and the lightbox lies over it. */
export const fullscreen: MakeControl = ({ viewer: { dialog, signal }, redraw }) => {
  const page = getDocument(dialog);
  if (!page.fullscreenEnabled) return null;
  let isOurs = false;
  page.addEventListener('fullscreenchange', () => { // also by Escape, a gesture or the browser's own button
    isOurs &&= !!page.fullscreenElement;
    redraw();
  }, { signal });
  const leave = () => { page.exitFullscreen().catch(() => {}); }; // it has left already
  signal.addEventListener('abort', () => { if (isOurs) leave(); }, { once: true });
  return {
    button: () => {
      const isPressed = !!page.fullscreenElement;
      return { part: 'fullscreen', text: 'fullscreen', icon: isPressed ? exit : enter, isPressed };
    },
    press() {
      if (page.fullscreenElement) return leave();
      page.documentElement.requestFullscreen().then(() => {
        isOurs = true;
        if (signal.aborted) leave();
      }, () => {}); // the browser or the visitor refuses: everything stays
    },
  };
};
