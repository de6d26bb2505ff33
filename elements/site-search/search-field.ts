import { canParseUrl } from '../../core/links/can-parse-url.js';
import { pageDocument } from '../../core/platform/page-document.js';
/** The form of a search, and the field in it. A field may stand without a form; a form of the author's may hold other fields. */
export interface SearchField { readonly input: HTMLInputElement; readonly form: HTMLFormElement | null }

const fields = ['input[type="search"]', 'form[role="search"] input:not([type])', 'form[role="search"] input[type="text"]', 'input[name="q"]'];

/** The author's own search field; or null. */
export function fieldIn(element: Element): SearchField | null {
  for (const selector of fields) {
    const input = element.querySelector<HTMLInputElement>(selector);
    if (input) return { input, form: input.closest('form') };
  }
  return null;
}

/** The name of the field in an address. */
export const getFieldName = ({ input }: SearchField): string => input.getAttribute('name') || 'q';

/** Whether a form leads to the page that it is on: then its search is a step on this page. A form's field named `action` hides its own. */
export const isSamePageSearch = ({ form }: SearchField): boolean => {
  const action = form?.getAttribute('action') ?? '';
  return !action || (canParseUrl(action, pageDocument.baseURI) && new URL(action, pageDocument.baseURI).pathname === location.pathname);
};

/** Puts a question into the page's address, as a step that Back takes back. Other parts of the address stay. */
export function writeQuery(name: string, query: string): void {
  const parameters = new URLSearchParams(location.search);
  if (parameters.get(name) === query) return;
  parameters.set(name, query);
  history.pushState(null, '', `${location.pathname}?${parameters}`);
}
