import { tabbable } from 'tabbable';
import { deepActiveElement } from '../platform/deep-active-element.js';

/**
 * Leads Tab from the last control of a dialog to the first, and back.
 * Firefox re-enters a modal dialog inside a shadow root at its last button only, so that the others cannot be reached.
 */
export function wrapTab(dialog: HTMLElement, signal: AbortSignal): void {
  dialog.addEventListener('keydown', event => {
    // WebKitGTK calls Shift+Tab an unidentified key.
    if ((event.key !== 'Tab' && event.code !== 'Tab') || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = tabbable(dialog, { getShadowRoot: true });
    const active = deepActiveElement();
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const isOutside = !stops.includes(active as HTMLElement);
    if (stops.length && active !== from && !(isOutside && event.shiftKey)) return;
    event.preventDefault();
    to?.focus();
  }, { signal });
}
