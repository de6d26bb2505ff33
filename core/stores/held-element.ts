import { getElementPurpose } from '../consent/element-purpose.js';
import { getConsent } from './consent.js';

/** Whether an element waits for the purpose in its `data-consent`. One without it never waits. */
export const isHeldElement = (element: Element): boolean =>
  element.hasAttribute('data-consent') && getConsent(getElementPurpose(element, 'marketing')) !== 'accepted';
