/**
 * Tells the page something that belongs to no element of ours: an event at its outermost element, which bubbles to the
 * document and the window. False when a listener has said no. Without a page nobody is told.
 */
export function announce(name: string, detail: unknown): boolean {
  const root = typeof document === 'undefined' ? null : document.documentElement;
  return root?.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })) ?? true;
}
