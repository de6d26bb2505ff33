import type { GalleryState } from '../gallery.state.js';

type Target = 'next' | 'previous' | 'first' | 'last';

const editable = 'input, textarea, select, video, audio, [contenteditable=""], [contenteditable="true"]';
const ltr: Record<string, Target> = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' };
const rtl: Record<string, Target> = { ...ltr, ArrowRight: 'previous', ArrowLeft: 'next' };
const upAndDown: Record<string, Target> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Where a key leads in a slideshow, by its axis and writing direction; null when the key has another meaning there. */
function targetOf(event: KeyboardEvent, gallery: Element, isVertical: boolean): Target | null {
  const pressed = event.composedPath()[0] as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (pressed.closest?.(editable)) return null;
  const targets = getComputedStyle(gallery).direction === 'rtl' ? rtl : ltr;
  return targets[event.key] ?? (isVertical ? upAndDown[event.key] : null) ?? null;
}

/** Arrow keys, Home and End change slides; Enter and Space press an image that is a button or a link. */
export function keydown(state: GalleryState, event: KeyboardEvent, gallery: Element): void {
  const target = state.isPaged && targetOf(event, gallery, !!state.layout.isVertical);
  if (!target) return pressImage(event);
  // Past the last slide the arrow keys scroll the page again.
  const isPast = event.key in upAndDown && state.isAtEnd(target === 'next' ? 1 : -1);
  if (!isPast) event.preventDefault();
  if (event.repeat && state.phase !== 'idle') return; // a key that is held continues when the last slide is there
  if (target === 'next' || target === 'previous') state[target]('visitor');
  else state.show(target === 'first' ? 0 : -1, 'visitor');
}

function pressImage(event: KeyboardEvent): void {
  const pressed = event.composedPath()[0] as HTMLElement;
  if (!(pressed instanceof HTMLImageElement) || !pressed.role || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  pressed.click();
}
