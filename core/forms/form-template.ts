import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormHost } from './form.settings.js';
import type { FormMachine } from './form.state.js';

interface Drawn {
  readonly state: FormMachine;
  readonly host: Pick<FormHost, 'text'>;
  readonly values: Pick<FormHost['values'], 'successText'>;
}

/** Fields, errors and summary live in the author's form: all that is drawn here is what is spoken and the box that takes the form's place. */
export function formTemplate({ state: machine, host, values }: Drawn): TemplateResult {
  const { phase, message, detail, round, warning, delay } = machine.$state.get();
  const isSent = phase === 'success';
  const progress = phase === 'submitting' ? host.text(delay ?? 'submitting') : isSent ? host.text('sent') : '';
  // A text that changes by one space is read out again: the same refusal twice is still news.
  const refusal = phase === 'failure' ? `${message} ${detail}${round % 2 ? '\u00a0' : ''}` : '';
  return html`
      <slot></slot>
      ${isSent ? html`
        <div id="success" part="success" tabindex="-1"><slot name="success"><p>${values.successText || host.text('success')}</p></slot></div>
      ` : nothing}
      <p class="visually-hidden" role="status"><span>${progress}</span></p>
      <p class="visually-hidden" role="alert"><span>${warning || refusal}</span></p>`;
}
