interface Held { hold(by: 'pointer' | 'focus'): void; release(by: 'pointer' | 'focus'): void }

interface Use {
  readonly by: 'pointer' | 'focus';
  readonly enter: string;
  readonly leave: string;
  applies(event: Event): boolean;
  isActive(element: Element): boolean;
}

const uses: readonly Use[] = [
  {
    by: 'pointer', enter: 'pointerenter', leave: 'pointerleave',
    applies: event => (event as PointerEvent).pointerType !== 'touch', // spec: media-layout §4, not on mobile
    isActive: element => element.matches(':hover') && matchMedia('(hover: hover)').matches,
  },
  {
    // A click with the mouse leaves a focus behind that is not visible, and that would hold for good.
    by: 'focus', enter: 'focusin', leave: 'focusout',
    applies: event => (event.composedPath()[0] as Element).matches(':focus-visible'),
    isActive: element => element.matches(':focus-within:has(:focus-visible)'),
  },
];

/** Holds autoplay while the pointer rests on an element or focus is seen in it, until the signal ends. */
export function pauseWhileUsed(element: HTMLElement, held: Held, signal: AbortSignal): void {
  for (const { by, enter, leave, applies, isActive } of uses) {
    const hold = () => {
      held.hold(by);
      element.addEventListener(leave, () => held.release(by), { once: true, signal });
    };
    element.addEventListener(enter, event => { if (applies(event)) hold(); }, { signal });
    if (isActive(element)) hold();
  }
  signal.addEventListener('abort', () => uses.forEach(({ by }) => held.release(by)), { once: true });
}
