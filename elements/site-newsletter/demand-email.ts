import { emailField } from './email-field.js';
import type { NewsletterHost } from './newsletter.settings.js';

/** A newsletter without an address is nothing: the field is required, also where the author has not said so, until the element goes. */
export function demandEmail(host: NewsletterHost): void {
  const element = host.element!;
  const { signal } = host;
  const demand = () => {
    const field = emailField(element);
    if (!field || field.required) return;
    field.required = true;
    signal.addEventListener('abort', () => { field.required = false; }, { once: true });
  };
  demand();
  host.onLightChange(demand);
  element.addEventListener('submit', () => {
    demand(); // a page may have taken the mark away
    if (!emailField(element)) host.warn('the form has no email field; expected an <input type="email"> with a name; sending it as it is.');
  }, { capture: true, signal });
}
