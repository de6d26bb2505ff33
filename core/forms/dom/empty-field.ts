import { newId } from '../../platform/page.js';
import { pageDocument } from '../../platform/page-document.js';

/**
 * Empties a field after what was in it has been sent. A browser that has seen the visitor in a required field calls it wrong
 * (`:user-invalid`) once it is empty; only a form that is reset forgets this. The field is in such a form alone for a moment: the author's
 * other fields keep their values, and their form hears of no reset.
 */
export function emptyField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const root = field.getRootNode();
  const alone = pageDocument.createElement('form');
  alone.id = newId();
  alone.hidden = true;
  alone.addEventListener('reset', event => event.stopImmediatePropagation());
  const owner = field.getAttribute('form');
  (root instanceof ShadowRoot ? root : pageDocument.body).append(alone);
  field.setAttribute('form', alone.id);
  alone.reset();
  if (owner === null) field.removeAttribute('form');
  else field.setAttribute('form', owner);
  alone.remove();
  field.value = '';
}
