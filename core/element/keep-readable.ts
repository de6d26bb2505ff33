import { onColorSchemeChange } from '../platform/visitor.js';
import type { Host } from './host.js';

/**
 * Whether the theme has colored something in an element: by a class, with a ground of its own, or with a color that ours does not
 * replace. Without any of it, all texts have the surface's color.
 */
const hasOwnColors = (element: HTMLElement): boolean =>
  [...element.querySelectorAll('*')].some(node => {
    const { backgroundColor, color } = getComputedStyle(node);
    return node.hasAttribute('class') || backgroundColor !== 'rgba(0, 0, 0, 0)' || color !== getComputedStyle(node.assignedSlot ?? node.parentElement!).color;
  });

/**
 * Keeps the author's texts readable on one of our surfaces where the theme colors them for the page's own ground. Checks them when the
 * view shows them, when they change and when the visitor's color scheme does.
 */
export function keepReadable(host: Host): void {
  const { signal } = host;
  const element = host.element!;
  const check = async (): Promise<void> => {
    if (!hasOwnColors(element)) return;
    const { markUnreadable } = await import('./mark-unreadable.js');
    if (!signal.aborted) markUnreadable(element);
  };
  element.shadowRoot!.addEventListener('slotchange', () => { void check(); }, { signal });
  host.onLightChange(changes => { if (changes.some(({ type, attributeName }) => type !== 'attributes' || attributeName === 'class')) void check(); });
  onColorSchemeChange(() => { void check(); }, signal);
  void host.viewReady.then(check);
}
