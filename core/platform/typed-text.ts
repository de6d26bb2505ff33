import { pageDocument } from './page-document.js';
import { shared } from '../registry/registry.js';

const textual = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=search], [type=password], '
  + '[type=number], [type=date], [type=time], [type=datetime-local])';

/** Fields that have had input since the first call. */
const fieldsWithInput = (): Set<Element> => shared('typed-fields@1', null, () => {
  const fields = new Set<Element>();
  addEventListener('input', event => {
    for (const field of fields) if (!field.isConnected) fields.delete(field);
    const [field] = event.composedPath(); // of a shadow root as well: the event leaves it
    if (field instanceof Element) fields.add(field);
  }, { capture: true, passive: true });
  return fields;
});

/** Whether a field still holds something that the browser would not restore. */
function holdsText(field: Element): boolean {
  if (!field.isConnected || field.matches(':autofill, [data-consent-switch]')) return false; // switches of the cookie banner are stored with the answer
  return 'value' in field ? field.value !== '' : field.textContent!.trim() !== '';
}

/** Begins to notice what visitors type. What was typed earlier is known where a field of the page differs from its markup. */
export function noticeTyping(): void { fieldsWithInput(); }

/** Whether a field of the page holds something that a visitor has typed or chosen, and that a reload would lose. */
export const hasTypedText = (): boolean => [...fieldsWithInput()].some(holdsText)
  || [...pageDocument.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textual)].some(field => field.value !== field.defaultValue && holdsText(field));
