import { canParseUrl } from '../../links/can-parse-url.js';
import { pageDocument } from '../../platform/page-document.js';
import { baseUrl, pageOrigin } from '../../platform/page.js';
import { getElementPurpose } from '../element-purpose.js';
import type { Purpose } from '../purposes.js';
import { readContentHosts } from './content-hosts.js';

/** Content that elements load for a purpose. */
export interface ContentUse {
  readonly purpose: string;
  /** The other host; null where it is not known whether there is one. */
  readonly host: string | null;
}

/** What the elements of a selector on this page load from other hosts, with the usual purpose or their own. */
export function findContent(selector: string, usual: Purpose): ContentUse[] {
  const origin = pageOrigin();
  const page = { base: baseUrl(), host: canParseUrl(origin) ? new URL(origin).host : '' };
  return [...pageDocument.querySelectorAll(selector)].flatMap(element => {
    const purpose = getElementPurpose(element, usual) || usual;
    return (readContentHosts(element, page) ?? [null]).map(host => ({ purpose, host }));
  });
}
