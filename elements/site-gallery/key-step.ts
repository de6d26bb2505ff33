export type KeyStep = 'next' | 'previous' | 'first' | 'last';

const typing = 'input, textarea, select, video, audio, [contenteditable=""], [contenteditable="true"]';

const ltr: Record<string, KeyStep> = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' };
const rtl: Record<string, KeyStep> = { ...ltr, ArrowRight: 'previous', ArrowLeft: 'next' };

/** Where a key leads in a slideshow, by its writing direction; null when the key has another meaning there. */
export function keyStep(event: KeyboardEvent, track: Element): KeyStep | null {
  const pressed = event.composedPath()[0] as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (pressed.closest?.(typing)) return null;
  const steps = getComputedStyle(track).direction === 'rtl' ? rtl : ltr;
  return steps[event.key] ?? null;
}
