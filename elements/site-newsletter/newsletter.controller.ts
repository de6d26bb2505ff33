import { FormController } from '../../core/forms/form.controller.js';
import type { FormState } from '../../core/forms/form.state.js';
import { onResize } from '../../core/platform/observers.js';
import { emailField, createFormHost } from './create-form-host.js';
import type { NewsletterHost } from './newsletter.settings.js';

const smallPx = 320; // spec: page-runtime-platform §9

/** A form's controller, and what a newsletter demands besides: its address. */
export class NewsletterController extends FormController {
  constructor(state: FormState, private readonly newsletterHost: NewsletterHost) {
    super(state, createFormHost(newsletterHost));
  }

  override connect(): void {
    const host = this.newsletterHost;
    demandEmail(host);
    super.connect();
    onResize(host.element!, width => host.toggleState('small', width < smallPx), host.signal);
  }
}

/** A newsletter needs an address: the field is required, also without the author's `required`, until the element is removed. */
function demandEmail(host: NewsletterHost): void {
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
