import { getDocument } from '../../platform/page-document.js';
import { isStored, writeStored } from '../../platform/storage.js';
import { formKey, type FormKey, type StoredPlace } from '../../platform/stored-keys.js';
import { getFormMembers } from '../dom/members.js';
import type { StoredDraft } from './draft.js';
import type { FormHost } from '../form.settings.js';

/** The whole address, for one page may show many things by its query; of what follows `#` only what routes a page. */
const pageOf = ({ pathname, search, hash }: Location): string => pathname + search + (/^#[/!]/.test(hash) ? hash : '');

/** Where a form's draft is stored: one place for each form of each address. */
export function draftKey({ element, values }: Pick<FormHost, 'element' | 'values'>, form: HTMLFormElement): FormKey {
  const members = getFormMembers(form);
  const name = values.formId || members.getAttribute('id') || members.getAttribute('name') || members.getAttribute('action') || 'form';
  const { localName: tag } = element!;
  const { location } = getDocument(element!);
  const idOf = (other: Element) => other.getAttribute('form-id') ?? other.getAttribute('formid');
  const place = [...getDocument(element!).querySelectorAll(tag)].filter(other => idOf(other) === idOf(element!)).indexOf(element!);
  return formKey(tag, pageOf(location), `${name}${place > 0 ? `:${place}` : ''}`);
}

/**
 * Stores what a visitor types until it is sent, so that a reload or a crash costs nothing. How it is stored is fetched with
 * the first letter typed, or when there is a draft to put back.
 */
export function storeDrafts(host: FormHost, form: HTMLFormElement, { signal, onFilled }: {
  readonly signal: AbortSignal;
  onFilled(): void;
}): StoredDraft {
  const { draft } = host.values;
  if (draft === 'none') return { filled: null, forget() {}, store() {}, keepBriefly() {} };
  const place: StoredPlace = { area: draft, key: draftKey(host, form) };
  let stored: Omit<StoredDraft, 'filled'> | null = null;
  const start = async () => {
    const { storeDraft } = await import('./store-draft.js');
    if (signal.aborted) return;
    stored = storeDraft(form, { place, signal });
    onFilled();
  };
  const filled = isStored(place) ? start() : null;
  if (!filled) getFormMembers(form).addEventListener('input', () => void start(), { once: true, signal });
  return {
    filled,
    forget: () => (stored ? stored.forget() : writeStored(place, null)),
    store: () => (stored ? stored.store() : void start()),
    keepBriefly: () => stored?.keepBriefly(),
  };
}
