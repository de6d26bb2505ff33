interface Held { hold(by: 'pointer' | 'focus'): void; release(by: 'pointer' | 'focus'): void }

interface Way {
  readonly by: 'pointer' | 'focus';
  readonly enter: string;
  readonly leave: string;
  isMeant(event: Event): boolean;
  isHere(element: Element): boolean;
}

const ways: readonly Way[] = [
  {
    by: 'pointer', enter: 'pointerenter', leave: 'pointerleave',
    isMeant: event => (event as PointerEvent).pointerType !== 'touch', // spec: media-layout §4, not on mobile
    isHere: element => element.matches(':hover') && matchMedia('(hover: hover)').matches,
  },
  {
    // A press with the mouse leaves a focus behind that nobody sees, and that would hold for good.
    by: 'focus', enter: 'focusin', leave: 'focusout',
    isMeant: event => (event.composedPath()[0] as Element).matches(':focus-visible'),
    isHere: element => element.matches(':focus-within:has(:focus-visible)'),
  },
];

/** Holds what moves by itself while the pointer rests on an element or focus is seen in it, until the signal ends. */
export function holdWhileUsed(element: HTMLElement, held: Held, signal: AbortSignal): void {
  for (const { by, enter, leave, isMeant, isHere } of ways) {
    const hold = () => {
      held.hold(by);
      element.addEventListener(leave, () => held.release(by), { once: true, signal });
    };
    element.addEventListener(enter, event => { if (isMeant(event)) hold(); }, { signal });
    if (isHere(element)) hold();
  }
  signal.addEventListener('abort', () => ways.forEach(({ by }) => held.release(by)), { once: true });
}
