/** Tells, while the signal lasts, whether a card is under the pointer, in focus, or in a tab that nobody sees. */
export function watchAttention(card: HTMLElement, tell: (reason: string, isHeld: boolean) => void, signal: AbortSignal): void {
  const on = (target: EventTarget, type: string, reason: string, isHeld: () => boolean) =>
    target.addEventListener(type, () => tell(reason, isHeld()), { signal });
  on(card, 'pointerenter', 'pointer', () => true);
  on(card, 'pointerleave', 'pointer', () => false);
  on(card, 'focusin', 'focus', () => true);
  on(card, 'focusout', 'focus', () => false);
  on(document, 'visibilitychange', 'tab', () => document.hidden);
  tell('tab', document.hidden);
}
