import { getElementPurpose } from '../consent/element-purpose.js';
import { consentFor, getConsent } from './consent.js';

/** Whether an element waits for the purpose in its `data-consent`. One without it never waits. */
export const isHeldElement = (element: Element): boolean =>
  element.hasAttribute('data-consent') && getConsent(getElementPurpose(element, 'marketing')) !== 'accepted';

/** Calls back when the visitor allows or declines the purpose in an element's `data-consent`, until the signal ends. */
export function onHeldChange(element: Element, callback: () => void, signal: AbortSignal): void {
  if (!element.hasAttribute('data-consent')) return;
  signal.addEventListener('abort', consentFor(getElementPurpose(element, 'marketing')).listen(callback), { once: true });
}
