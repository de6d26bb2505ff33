import { isPageHidden } from './on-page-hidden.js';

/** Calls back with the frame after the next one; soon where the page is not painted. */
export function afterNextFrame(callback: () => void): void {
  if (isPageHidden()) queueMicrotask(callback);
  else requestAnimationFrame(() => { requestAnimationFrame(callback); });
}
