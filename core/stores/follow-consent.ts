import { getElementPurpose } from '../consent/element-purpose.js';
import type { Consent, Purpose } from '../consent/purposes.js';
import { onAttributeChange } from '../platform/observers.js';
import { consentFor, onDecline } from './consent.js';

interface ConsentFollower {
  /** The purpose of an element without `data-consent`. */
  readonly usual: Purpose;
  readonly signal: AbortSignal;
  /** The answer for the element's purpose has changed, or the purpose itself. */
  readonly follow: (consent: Consent) => void;
  /** The visitor has declined the purpose, perhaps not for the first time. */
  readonly refuse?: () => void;
}

/**
 * Follows the visitor's answer for an element's purpose, also when its `data-consent` changes. Returns the present answer. Every element
 * with content from other hosts uses it.
 */
export function followConsent(element: Element, { usual, signal, follow, refuse }: ConsentFollower): Consent {
  let stop = () => {};
  const begin = () => {
    stop();
    const running = new AbortController();
    const store = consentFor(getElementPurpose(element, usual));
    const end = store.listen(follow);
    if (refuse) onDecline(refuse, running.signal, getElementPurpose(element, usual));
    stop = () => {
      end();
      running.abort();
    };
    return store.get();
  };
  const now = begin();
  signal.addEventListener('abort', () => stop(), { once: true });
  onAttributeChange(element, ['data-consent'], () => follow(begin()), signal);
  return now;
}
