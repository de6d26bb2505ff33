import { getDocument } from '../platform/page-document.js';
import { isStored } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { getFormMembers } from './dom/members.js';
import type { PrefilledForm, PrefillOptions } from './prefill/prefilled-form.js';

function hasValues({ form, host }: PrefillOptions): boolean {
  const members = getFormMembers(form);
  const names = new Set([...members.elements].map(control => control.getAttribute('name')));
  return [...new URLSearchParams(getDocument(form).location.search).keys()].some(key => key.startsWith('field.') || names.has(key))
    || host.element!.getAttributeNames().some(name => name.startsWith('data-field-'))
    || (members.querySelector('[type=email]') !== null && (['session', 'local'] as const).some(area => isStored({ area, key: storedKeys.account })));
}

/**
 * Starts a form with values that are known: from the page's address, from the tag and from the visitor's account. How they are read is
 * fetched only where there are some. Returns what fills in fields that were added since.
 */
export function prefill(options: PrefillOptions): () => void {
  let loading: Promise<PrefilledForm> | null = null;
  const fill = () => {
    if (!loading && options.host.values.prefill && hasValues(options))
      loading = import('./prefill/prefilled-form.js').then(({ PrefilledForm }) => new PrefilledForm(options));
    loading?.then(form => form.fill(), () => {}); // fields that cannot be prefilled are filled in by the visitor
  };
  fill();
  return fill;
}
