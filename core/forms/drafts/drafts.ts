import { storeText, storedText, type StorageArea } from '../../platform/storage.js';
import type { FormHost } from '../form.settings.js';

/** Where a form's draft is stored: one place for each form of each page; null for a form without any name. */
function keyOf({ element, values }: FormHost, form: HTMLFormElement): string | null {
  const name = values.formId || form.getAttribute('id') || form.getAttribute('name') || form.getAttribute('action');
  if (!name) return null;
  const { localName: tag, ownerDocument: { location } } = element!;
  const idOf = (other: Element) => other.getAttribute('form-id');
  const place = [...element!.ownerDocument.querySelectorAll(tag)].filter(other => idOf(other) === idOf(element!)).indexOf(element!);
  return `${tag}:${location.pathname}:${name}${place > 0 ? `:${place}` : ''}`;
}

/**
 * Stores what a visitor types until it is sent, so that a reload or a crash costs nothing. How it is stored is fetched with
 * the first letter typed, or when there is a draft to put back. What is returned forgets the draft.
 */
export function storeDrafts(host: FormHost, form: HTMLFormElement, { signal, onFilled }: {
  readonly signal: AbortSignal;
  onFilled(): void;
}): () => void {
  const key = keyOf(host, form);
  const { draft } = host.values;
  if (draft === 'none' || !key) return () => {};
  const area: StorageArea = draft;
  let forget = () => storeText(area, key, null);
  const start = async () => {
    const { storeDraft } = await import('./store-draft.js');
    if (signal.aborted) return;
    forget = storeDraft(form, { area, key, signal });
    onFilled();
  };
  if (storedText(area, key) !== null) void start();
  else form.addEventListener('input', () => void start(), { once: true, signal });
  return () => forget();
}
