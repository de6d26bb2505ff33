import { pageDocument } from '../../platform/page-document.js';
import { getElementPurpose } from '../element-purpose.js';
import type { Purpose } from '../purposes.js';

/** The purposes of the elements of a selector on this page; the usual one without any. */
export function listElementPurposes(selector: string, usual: Purpose): string[] {
  const purposes = [...pageDocument.querySelectorAll(selector)].map(element => getElementPurpose(element, usual) || usual);
  return purposes.length ? [...new Set(purposes)] : [usual];
}
