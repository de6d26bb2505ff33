import type { Purpose } from './purposes.js';

/**
 * The purpose for which an element contacts other hosts: its `data-consent`, else the usual one of its tag. An empty text is everything that
 * the page asks for. Every element with content from other hosts reads it here.
 */
export const getElementPurpose = (element: Element | null, usual: Purpose): string =>
  element?.getAttribute('data-consent')?.trim().toLowerCase() ?? usual;
