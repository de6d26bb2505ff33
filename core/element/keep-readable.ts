import { onColorSchemeChange } from '../platform/visitor.js';
import type { Host } from './host.js';

/**
 * Keeps the author's texts readable on a surface of ours where a class of the theme colors them for the page's own ground. Checks
 * them when the view shows them, when they change and when the visitor's color scheme does. Texts without a class need no check.
 */
export function keepReadable(host: Host): void {
  const { signal } = host;
  const element = host.element!;
  const check = async (): Promise<void> => {
    if (!element.querySelector('[class]')) return;
    const { markUnreadable } = await import('./mark-unreadable.js');
    if (!signal.aborted) markUnreadable(element);
  };
  element.shadowRoot!.addEventListener('slotchange', () => { void check(); }, { signal });
  host.onLightChange(changes => { if (changes.some(({ type, attributeName }) => type !== 'attributes' || attributeName === 'class')) void check(); });
  onColorSchemeChange(() => { void check(); }, signal);
  void host.viewReady.then(check);
}
